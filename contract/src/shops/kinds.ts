export const kinds = ['shop', 'service', 'both'] as const;
export type Kind = (typeof kinds)[number];
