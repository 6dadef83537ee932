import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './test';

const mailTo = (email: string) =>
  readFile(join(process.env['AASPAAS_MAIL'] ?? '', email), 'utf8').catch(() => '');

/** The newest code that was mailed to this email. */
export async function codeFor(email: string): Promise<string> {
  const codes = async () => [...(await mailTo(email)).matchAll(/code is (\d{4})/g)].map(([, code]) => code);
  await expect.poll(codes).not.toEqual([]);
  return (await codes()).at(-1) ?? '';
}

/** Everything that was mailed to this email, as soon as there is a mail with the subject. */
export async function mailAbout(email: string, subject: string): Promise<string> {
  const mail = async () => joinLines(await mailTo(email));
  await expect.poll(mail).toContain(`Subject: ${subject}`);
  return mail();
}

/** The newest link to this page that was mailed to this email. */
export async function linkFor(
  email: string,
  page: 'confirm-email' | 'undo-change' | 'new-password',
): Promise<string> {
  const pattern = new RegExp(`http://[^\\s"]+(/${page}#[\\w-]+)`, 'g');
  const links = async () => [...joinLines(await mailTo(email)).matchAll(pattern)].map(([, path]) => path);
  await expect.poll(links).not.toEqual([]);
  return (await links()).at(-1) ?? '';
}

/** Mail breaks long lines with a '=' at the end (quoted-printable). */
const joinLines = (mail: string): string => mail.replaceAll(/=\r?\n/g, '');
