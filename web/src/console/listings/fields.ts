import type { ActionField } from '../ActionForm';

export const daysField: ActionField = {
  name: 'days',
  label: 'How many days',
  inputMode: 'numeric',
  presets: ['7', '30', '365'],
};

export const reasonField: ActionField = { name: 'reason', label: 'Reason', kind: 'long', countTo: 500 };

export const suspendReasons = [
  'The phone number does not reach the business.',
  'Customers have complained about it.',
  'The photos or texts are not allowed here.',
  'It is listed twice.',
] as const;

export const restoreReasons = ['It has been put right.', 'It was our mistake.'] as const;

export const extendReasons = [
  'Our site could not be reached.',
  'We confirmed the payment late.',
  'To try it out.',
] as const;
