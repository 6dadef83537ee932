import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The built server: `node main.js` serves, `node main.js <command>` does what an operator asks. */
export const serverMain = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));

export interface RunningServer {
  readonly url: string;
  /** Everything that it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** Starts the built server on a free port. Settings of the shell that runs the tests do not reach it. */
export async function runServer(settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const unset = { DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', MAIL_FROM: '', DEMO: '', DEV_PAGES: '' };
  const own = { ...unset, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', WORKERS: '1', ...settings };
  const server = spawn(process.execPath, [serverMain], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
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
  return { url, printed: () => lines.join('\n'), stop };
}
