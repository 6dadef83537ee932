import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Family, Sample } from './family';

export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

export interface MetricsServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** On a port of its own, which the proxy in front of the pages does not know: metrics are not for visitors. */
export async function serveMetrics(
  { port, host }: MetricsAddress,
  read: () => Promise<readonly Family[]>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => void answer(request, response, read));
  server.listen(port, host);
  await once(server, 'listening');
  // It listens on TCP, so the address is one with a port.
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${chosen}/metrics`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  read: () => Promise<readonly Family[]>,
): Promise<void> {
  if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
  const text = await read().then(writeText, () => null);
  if (text === null) response.writeHead(500).end();
  else response.writeHead(200, { 'content-type': textType }).end(text);
}

const textType = 'text/plain; version=0.0.4; charset=utf-8';

/** In the text format that Prometheus reads. */
export const writeText = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(writeFamily)
    .join('');

function writeFamily({ name, help, type, samples }: Family): string {
  const lines = samples.map((sample) => writeSample(name, sample));
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function writeSample(name: string, { suffix = '', labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

const escape = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
