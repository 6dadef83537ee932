import { createTransport } from 'nodemailer';
import { isEmailShape } from '@aaspaas/contract/rules/email';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** How long it is worth trying to send it; a day unless said otherwise. */
  readonly worthMs?: number;
}

export interface Mailer {
  /** `id` stays the same over all tries, so that a mail program can tell that it has one already. */
  send(id: string, mail: Mail): Promise<void>;
  close(): void;
}

/** A server that answers slowly is waited for, one that has stopped answering is not. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const longestSendMs = 90_000;

export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience });
  const sender = /([^\s<>@]+@[^\s<>@]+)>?$/.exec(from)?.[1] ?? '';
  const domain = sender.split('@')[1] ?? 'localhost';
  return {
    send: async (id, { to, subject, text, html }) => {
      const recipient = recipientOf(to);
      const envelope = { from: sender, to: [recipient] };
      const messageId = `<${id}@${domain}>`;
      return within(
        longestSendMs,
        transport.sendMail({ from, to: recipient, envelope, subject, text, html, messageId }),
      );
    },
    close: () => transport.close(),
  };
}

/**
 * Name and address apart: out of a text the library would read names, groups and further mailboxes. What is no address
 * by our own rule, from before that rule, is not sent to at all.
 */
function recipientOf(address: string): { name: string; address: string } {
  if (!isEmailShape(address)) throw Object.assign(new Error('not an address'), { code: 'EENVELOPE' });
  return { name: '', address };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
