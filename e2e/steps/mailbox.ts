import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { expect } from './test';

interface Mailbox {
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** A real mail server that puts whatever it is given into one file per address, where the tests find it. */
export async function startMailbox(folder: string): Promise<Mailbox> {
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: callbackify(async (stream: Readable, { envelope }: SMTPServerSession) => {
      const [recipient] = envelope.rcptTo;
      await appendFile(join(folder, recipient?.address ?? 'nobody'), await text(stream));
    }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const mailTo = (email: string) =>
  readFile(join(process.env['AASPAAS_MAIL'] ?? '', email), 'utf8').catch(() => '');

/** The newest code that was mailed to the address. */
export async function codeFor(email: string): Promise<string> {
  const codes = async () => [...(await mailTo(email)).matchAll(/code is (\d{4})/g)].map(([, code]) => code);
  await expect.poll(codes, { timeout: 15_000 }).not.toEqual([]);
  return (await codes()).at(-1) ?? '';
}

/** All that was mailed to the address, once there is a mail with the subject. Lines are whole again. */
export async function mailAbout(email: string, subject: string): Promise<string> {
  const mail = async () => (await mailTo(email)).replaceAll('=\r\n', '');
  await expect.poll(mail, { timeout: 15_000 }).toContain(`Subject: ${subject}`);
  return mail();
}

/** The newest link to that page of the product that was mailed to the address. */
export async function linkFor(email: string, page: 'confirm-email' | 'undo-change'): Promise<string> {
  const pattern = new RegExp(`http://[^\\s"]+(/${page}#[\\w-]+)`, 'g');
  // A mail's long lines end in '=' where they go on in the next.
  const links = async () =>
    [...(await mailTo(email)).replaceAll(/=\r?\n/g, '').matchAll(pattern)].map(([, path]) => path);
  await expect.poll(links, { timeout: 15_000 }).not.toEqual([]);
  return (await links()).at(-1) ?? '';
}
