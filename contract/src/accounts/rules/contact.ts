import { ifFilled, type Row, type RuleTable } from '../../rule-engine/rule';
import { passwordWords } from './change-password';
import { profileRules } from './profile';
import { mobileRows } from './mobile';

/** What one signs in with, and the password that allows changing it. An empty field keeps what is stored. */
export interface ContactEdit {
  readonly email: string;
  readonly mobile: string;
  readonly current_password: string;
}

export const contactRules = {
  email: ifFilled(profileRules.email),
  mobile: ifFilled(mobileRows),
} satisfies RuleTable<ContactEdit>;

/** For a form that changes, among other things, what one signs in with. */
export interface WithPassword {
  readonly current_password: string;
}

export const passwordRows = <All>(isNeeded: (all: All) => boolean): readonly Row<string, All>[] => [
  [passwordWords.missing, (typed, all) => typed === '' && isNeeded(all)],
];
