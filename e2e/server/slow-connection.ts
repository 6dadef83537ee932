import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

interface SlowLine {
  readonly url: string;
  close(): void;
}

/**
 * A line between browser and server as it is in a village: so many bytes a second go up, and of some calls the
 * reply never comes back although the server has done what was asked.
 */
export async function startSlowLine(
  server: string,
  bytesPerSecond: number,
  losesReply: (path: string, reply: string) => boolean,
): Promise<SlowLine> {
  const carry = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    const { method, headers } = incoming;
    const onward = request(server + path, { method, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const body = Buffer.concat(parts);
        if (losesReply(path, body.toString())) return outgoing.destroy();
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        outgoing.end(body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(slowly(bytesPerSecond)).pipe(onward);
  };
  const line = createServer(carry).listen(0, '127.0.0.1');
  await new Promise((resolve) => line.once('listening', resolve));
  // Listening on a port, the address has one.
  const { port } = line.address() as AddressInfo;
  const close = () => {
    line.close();
    line.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

const slowly = (bytesPerSecond: number): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => done(null, chunk), (chunk.length / bytesPerSecond) * 1000);
    },
  });
