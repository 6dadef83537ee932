import type { SettingName } from '@aaspaas/contract/console/settings/rules/settings';

/** What is changed in two steps, with a test payment. */
export type PayeeName = 'upi_id' | 'payee';
export type PlainName = Exclude<SettingName, PayeeName>;

export interface SettingField {
  readonly name: PlainName;
  readonly label: string;
  readonly help?: string;
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
}

export interface SettingGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly SettingField[];
}

export const settingGroups: readonly SettingGroup[] = [
  {
    id: 'plan',
    title: 'Plan',
    about: 'What a listing costs, and for how long. A payment that was asked for already keeps its price.',
    fields: [
      { name: 'plan_price_rupees', label: 'Price in rupees', inputMode: 'decimal' },
      {
        name: 'plan_days',
        label: 'Days of a listing',
        help: 'Counted from the day on which you confirm the payment.',
        inputMode: 'numeric',
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    about: 'How people reach you. It stands at the bottom of every page.',
    fields: [
      { name: 'support_phone', label: 'Support number', help: 'For calls and WhatsApp.', inputMode: 'tel' },
      { name: 'support_email', label: 'Support email', inputMode: 'email' },
      {
        name: 'postal_address',
        label: 'Postal address',
        help: 'Of the business. It is shown on the pages about grievances and privacy.',
        isOptional: true,
        isLong: true,
      },
      {
        name: 'charity_url',
        label: 'Charity address',
        help: 'Where the button for donations leads.',
        inputMode: 'url',
      },
    ],
  },
  {
    id: 'law',
    title: 'Law',
    about:
      'The law wants a person named who takes complaints. The name is shown as soon as there is an email or a number with it.',
    fields: [
      { name: 'grievance_name', label: 'Grievance officer', isOptional: true },
      { name: 'grievance_email', label: 'Email of the officer', isOptional: true, inputMode: 'email' },
      { name: 'grievance_phone', label: 'Number of the officer', isOptional: true, inputMode: 'tel' },
    ],
  },
  {
    id: 'keeping',
    title: 'Keeping',
    about: 'After how many days things are deleted for good. The page on privacy says the same numbers.',
    fields: [
      { name: 'keep_search_days', label: 'Searches', help: '7 to 365 days.', inputMode: 'numeric' },
      { name: 'keep_security_days', label: 'Security log', help: '90 to 730 days.', inputMode: 'numeric' },
      { name: 'keep_mail_days', label: 'Mails', help: '7 to 90 days.', inputMode: 'numeric' },
      {
        name: 'keep_session_days',
        label: 'Logins',
        help: '1 to 30 days. After that everybody has to log in again.',
        inputMode: 'numeric',
      },
    ],
  },
];
