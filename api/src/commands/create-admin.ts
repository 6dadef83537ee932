import { parseArgs } from 'node:util';
import { grades } from '@aaspaas/contract/roles/grades';
import { emailRows, readEmail } from '@aaspaas/contract/accounts/rules/email';
import { complain } from '@aaspaas/contract/rule-engine/rule';
import { longerThan } from '@aaspaas/contract/rule-engine/text';
import { createAdmin as create, linkFor } from '../accounts/new-admin';
import type { NewAdmin } from '../accounts/admin-queries';
import { newAdminLetter } from '../mail/letters/admins';
import { queueMail } from '../mail/queries';
import type { Command } from './command';

const usage = `How to use it:
  npm run admin:create -- --email name@example.in [--name 'Asha Menon'] [--grade chief]
Grades: ${grades.join(', ')}. Without one, the admin is chief, as the first one must be.`;

/** Makes an admin, or a new link for one whose link no longer works. */
export const createAdmin: Command = async (args, { db, env, publicUrl, now }) => {
  const admin = readArgs(args);
  const { email } = admin;
  const { id, token, isNew } = await create(db, admin, null, now);
  const link = linkFor(publicUrl, token);
  if (env.smtpUrl) await queueMail(db, id, newAdminLetter(email, admin.grade, link), now);
  return [
    isNew ? `${email} is an admin now.` : `${email} is an admin already.`,
    'Open this link to choose a password. It works once, for 24 hours:',
    '',
    `  ${link}`,
    '',
    ...(env.smtpUrl ? ['It also goes to that address by mail.'] : []),
  ];
};

function readArgs(args: readonly string[]): NewAdmin {
  const { email = '', name = 'Admin', grade: typed = 'chief' } = parse(args);
  const grade = grades.find((one) => one === typed);
  const rules = {
    email: emailRows('Email address is required'),
    name: [['Name must not exceed 100 characters', longerThan(100)]],
  } as const;
  const complaints = Object.values(complain(rules, { email, name }));
  if (complaints.length > 0) throw new Error(`${complaints.join('. ')}.\n${usage}`);
  if (!grade) throw new Error(`There is no grade called '${typed}'.\n${usage}`);
  return { email: readEmail(email), name: name.trim() || 'Admin', grade };
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], options: { email: text, name: text, grade: text } }).values;
  } catch {
    throw new Error(usage);
  }
}
