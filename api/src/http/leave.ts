import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection in use brings another request within this time, and its reply says that it is the last. */
const lingerMs = 1000;
const pollEveryMs = 20;

/**
 * When the app closes, it accepts no new connections, answers the running requests, and tells every browser and proxy
 * that still sends one to use a new connection. Only then are idle connections closed: closed at once, some would be
 * closed just when a request arrives.
 */
export function leaveInPeace(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isLeaving = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) void reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    isLeaving = true;
    // The http server's own close would close idle connections too.
    Server.prototype.close.call(app.server);
    const until = performance.now() + lingerMs;
    while (open.size > 0 && performance.now() < until) await pause(pollEveryMs);
    // Browsers open spare connections. Nothing has arrived on these.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
