/** Where the check of an agent's licence stands; 'none' where no photo was sent. */
export const licenceStates = ['none', 'waiting', 'checked', 'refused'] as const;
export type LicenceState = (typeof licenceStates)[number];

export const licenceLabels: Readonly<Record<LicenceState, string>> = {
  none: 'No licence sent',
  waiting: 'Licence waits',
  checked: 'Licence checked',
  refused: 'Licence refused',
};
