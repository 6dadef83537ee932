export const availabilities = ['available', 'busy', 'not_available'] as const;
export type Availability = (typeof availabilities)[number];

export const availabilityLabels: Readonly<Record<Availability, string>> = {
  available: 'Available',
  busy: 'Busy',
  not_available: 'Not Available',
};
