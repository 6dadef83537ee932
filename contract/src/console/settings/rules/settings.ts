import { emailRows, emailShape, readEmail } from '../../../accounts/rules/email';
import { numberRows, readMobile } from '../../../accounts/rules/mobile';
import { ifFilled, type Row, type RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan } from '../../../rule-engine/text';
import { type Said, says } from '../../../says';

/** What the admin may change while the server runs, by the names in the settings table. */
export interface SettingValues {
  readonly support_phone: string;
  readonly support_email: string;
  /** Of the business, for letters; blank where there is none to show. */
  readonly postal_address: string;
  readonly charity_url: string;
  readonly plan_price_rupees: string;
  /** How long a paid listing is shown. */
  readonly plan_days: string;
  readonly grievance_name: string;
  readonly grievance_email: string;
  readonly grievance_phone: string;
  readonly upi_id: string;
  readonly payee: string;
  /** After how many days something is deleted. */
  readonly keep_search_days: string;
  readonly keep_security_days: string;
  readonly keep_mail_days: string;
  readonly keep_session_days: string;
}

export type SettingName = keyof SettingValues;

/** A whole number of days within limits. */
const days = (what: Said, least: number, most: number) =>
  [
    [
      '{what} must be from {least} to {most} days',
      (typed: string) => !/^\d{1,4}$/.test(typed.trim()) || Number(typed) < least || Number(typed) > most,
      () => ({ what, least, most }),
    ],
  ] as const;

const upiIdRows: readonly Row<string, unknown>[] = [
  ['UPI id must look like shopname@bank', (typed) => !isUpiId(typed.trim())],
];

const payeeRows: readonly Row<string, unknown>[] = [
  ['Payee is required', isBlank],
  ['Payee must not exceed 50 characters', longerThan(50)],
];

/** Where payments are to go: somewhere, in any case. */
export const payeeRules = {
  upi_id: [['UPI id is required', isBlank], ...upiIdRows],
  payee: payeeRows,
} satisfies RuleTable<Pick<SettingValues, 'upi_id' | 'payee'>>;

/** A blank upi_id closes payments; blank grievance fields name nobody. Where a value is required, its rule says so. */
export const settingRules = {
  support_phone: numberRows(says('Support number')),
  support_email: emailRows('Support email is required'),
  postal_address: ifFilled([['Postal address must not exceed 300 characters', longerThan(300)]]),
  charity_url: [
    ['Charity address must begin with https://', (typed) => !isHttpsUrl(typed.trim())],
    ['Charity address must not exceed 200 characters', longerThan(200)],
  ],
  plan_price_rupees: [
    ['Plan price must be an amount in rupees, such as 500 or 499.50', (typed) => !isAmount(typed.trim())],
    [
      'Plan price must be from 1 to 100000 rupees',
      (typed) => !(Number(typed) >= 1 && Number(typed) <= 100_000),
    ],
  ],
  plan_days: days(says('Plan'), 30, 1000),
  grievance_name: ifFilled([['Name must not exceed 100 characters', longerThan(100)]]),
  grievance_email: ifFilled(emailShape),
  grievance_phone: ifFilled(numberRows(says('Number'))),
  upi_id: ifFilled(upiIdRows),
  payee: payeeRows,
  keep_search_days: days(says('Searches'), 7, 365),
  // The law wants a year of it.
  keep_security_days: days(says('Security log'), 365, 730),
  keep_mail_days: days(says('Mails'), 7, 90),
  // 'Remember me' lasts 30 days at most.
  keep_session_days: days(says('Logins'), 1, 30),
} satisfies RuleTable<SettingValues> & Record<SettingName, unknown>;

const isAmount = (text: string): boolean => /^\d{1,9}(\.\d{1,2})?$/.test(text);

const isHttpsUrl = (text: string): boolean => /^https:\/\/[\w.-]+\.[a-z]+([/?#]\S*)?$/i.test(text);

/** A name, an at sign and the bank's handle. The handle has no dot, which distinguishes it from an email. */
const isUpiId = (text: string): boolean => /^[a-zA-Z0-9._-]{2,100}@[a-zA-Z][a-zA-Z0-9]{1,30}$/.test(text);

/** The value as it is stored, however it was typed. */
export function readSetting(name: SettingName, typed: string): string {
  if (name.endsWith('_phone')) return readMobile(typed) ?? typed.trim();
  if (name.endsWith('_email')) return readEmail(typed);
  return typed.trim();
}
