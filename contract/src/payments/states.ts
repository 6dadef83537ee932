export const paymentStates = ['due', 'submitted', 'confirmed', 'rejected'] as const;
