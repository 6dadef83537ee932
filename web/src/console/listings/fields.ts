import type { ActionField } from '../ActionForm';

export const daysField: ActionField = {
  name: 'days',
  label: 'How many days',
  inputMode: 'numeric',
  presets: ['7', '30', '365'],
};

export const reasonField: ActionField = { name: 'reason', label: 'Reason', kind: 'long', countTo: 500 };
