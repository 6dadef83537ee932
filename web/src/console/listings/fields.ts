import type { DeedField } from '../DeedForm';

export const daysField: DeedField = {
  name: 'days',
  label: 'How many days',
  inputMode: 'numeric',
  presets: ['7', '30', '365'],
};

export const reasonField: DeedField = { name: 'reason', label: 'Reason', kind: 'long', countTo: 500 };
