import fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { Failure } from '@aaspaas/contract/failure';
import { describeError, writeFailures } from './failures';
import { logRequests, requestIds } from './request-log';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reqId: string;
}

const warn = 40;
const error = 50;

/** What a server with these routes writes into its log at the level of production. */
async function linesOf(url: string, { slowMs = 60_000, headers = {} } = {}): Promise<Line[]> {
  const lines: Line[] = [];
  const app = fastify({
    logger: {
      level: 'warn',
      serializers: { err: describeError },
      stream: { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
  });
  logRequests(app, slowMs);
  writeFailures(app);
  app.get('/shop/:id', async () => 'fine');
  app.get('/broken/:id', async () => {
    throw new Error('no such column');
  });
  app.get('/busy', async () => {
    throw new Failure('busy', 'Later, please.');
  });
  app.get('/refused', async () => {
    throw new Failure('invalid', 'No.');
  });
  await app.inject({ url, headers });
  return lines;
}

test('a request that goes well, or that the visitor got wrong, leaves no line', async () => {
  expect(await linesOf('/shop/12')).toEqual([]);
  expect(await linesOf('/refused')).toEqual([]);
  expect(await linesOf('/nowhere')).toEqual([]);
});

test('a slow request leaves one line with its pattern, status and time', async () => {
  const [line, ...others] = await linesOf('/shop/12?phone=9811122233', { slowMs: 0 });
  expect(line).toMatchObject({ level: warn, msg: 'slow request', method: 'GET', status: 200 });
  expect(line).toMatchObject({ route: '/shop/:id', ms: expect.any(Number), reqId: expect.any(String) });
  expect(others).toEqual([]);
});

test('an upload may take as long as the network needs', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await linesOf('/shop/12', { slowMs: 0, headers })).toEqual([]);
});

test('a request that fails leaves one line with its cause, also when it was slow', async () => {
  const lines = await linesOf('/broken/12', { slowMs: 0 });
  expect(lines).toMatchObject([
    {
      level: error,
      msg: 'request failed',
      route: '/broken/:id',
      status: 500,
      err: { message: 'no such column' },
    },
  ]);
  expect(await linesOf('/busy')).toMatchObject([{ level: warn, msg: 'request put off', status: 503 }]);
});

test('the ids of two processes differ', async () => {
  const ids = [requestIds(), requestIds()].flatMap((next) => [next(), next()]);
  expect(new Set(ids).size).toBe(4);
});
