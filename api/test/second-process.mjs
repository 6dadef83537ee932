// @ts-check
// Another process of the server on a test's database, which it is given as an argument. It says on which port it
// listens, and ends when its input does.
import { runnerImport } from 'vite';

const { module } = await runnerImport(`${import.meta.dirname}/second-server.ts`, { logLevel: 'error' });
const { port, stop } = await module.serve(process.argv[2]);
process.stdout.write(`${port}\n`);
process.stdin.resume().on('end', () => void stop().then(() => process.exit(0)));
