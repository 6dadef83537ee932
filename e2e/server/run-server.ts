import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));

export interface RunningServer {
  readonly address: string;
  /** All that it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** The built server on a port that the system picks, with nothing of the shell's own settings. */
export async function runServer(settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const nothing = { DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', MAIL_FROM: '', DEMO: '', DEV_PAGES: '' };
  const own = { ...nothing, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...settings };
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () =>
      reject(new Error('the server ended before it was ready; run "npm start" to see why')),
    );
    createInterface(server.stdout).on('line', (line) => {
      lines.push(line);
      const ready = /is ready at (http:\S+)/.exec(line)?.[1];
      if (ready) resolve(ready);
    });
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { address, printed: () => lines.join('\n'), stop };
}
