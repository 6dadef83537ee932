import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

interface SlowConnection {
  readonly url: string;
  close(): void;
}

/**
 * A proxy between browser and server that behaves like a weak mobile connection: uploads are slow, and some replies
 * are lost although the server has done what was asked.
 */
export async function startSlowConnection(
  server: string,
  bytesPerSecond: number,
  losesReply: (path: string, reply: string) => boolean,
): Promise<SlowConnection> {
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
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
  const proxy = createServer(forward).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = proxy.address() as AddressInfo;
  const close = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

const slowly = (bytesPerSecond: number): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      setTimeout(() => done(null, chunk), (chunk.length / bytesPerSecond) * 1000);
    },
  });
