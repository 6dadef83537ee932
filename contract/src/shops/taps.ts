export const tapActions = ['call', 'whatsapp', 'share', 'directions'] as const;
export type TapAction = (typeof tapActions)[number];

/** For how many days an owner sees what people tapped. */
export const tapDays = 30;
