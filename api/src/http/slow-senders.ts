import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import { bodyOf, Speed, type SpeedLimits, tooSlow, watchSpeed } from './uploads/speed';
import { usualLimits } from './uploads/upload-gate';

/** How often Node checks for heads that do not end; by default every half minute. */
const checkEveryMs = 1000;

/** A connection may take as long to bring the head of a request as a body may pause. */
export const headLimits = ({ graceMs }: SpeedLimits = usualLimits): ServerOptions => ({
  headersTimeout: graceMs,
  connectionsCheckingInterval: checkEveryMs,
});

/** A sender of one byte a second would hold a connection for minutes, whether or not its body is read. */
export function cutSlowBodies(server: Server, limits: SpeedLimits = usualLimits): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const body = bodyOf(request, () => request.destroy(tooSlow()));
    request.once('close', watchSpeed(new Speed(body, limits), body));
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
