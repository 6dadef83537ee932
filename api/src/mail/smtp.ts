import { createTransport } from 'nodemailer';
import { isEmailShape } from '@aaspaas/contract/accounts/rules/email';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** How long to keep trying to send the mail; a day, unless stated here. */
  readonly worthMs?: number;
  /** Brings a code or a link that opens an account: nobody reads it here, and its text goes with its use. */
  readonly isSecret?: boolean;
}

export interface Mailer {
  /** `id` is the same for every try, so that a mail program can tell that it has the mail already. */
  send(id: string, mail: Mail): Promise<void>;
  close(): void;
}

/** Long enough for a server that answers slowly, short enough for one that has stopped answering. */
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
 * An object, because in a string the library would look for names, groups and further recipients. Rows from before our
 * rule for emails may hold something else; nothing is sent to those.
 */
function recipientOf(email: string): { name: string; address: string } {
  if (!isEmailShape(email)) throw Object.assign(new Error('not an email address'), { code: 'EENVELOPE' });
  return { name: '', address: email };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), ms);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
