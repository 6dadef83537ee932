import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

interface MailServer {
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** A real mail server that appends what it receives to one file per recipient; steps/mailbox.ts reads them. */
export async function startMailServer(folder: string): Promise<MailServer> {
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
  const listening = server.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
