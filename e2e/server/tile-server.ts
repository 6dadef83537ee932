import { once } from 'node:events';
import { createServer } from 'node:http';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface TileServer {
  /** As the setting TILE_URL wants it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** An open map service with one picture for all places. */
export async function startTileServer(): Promise<TileServer> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' }).end(onePixel),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => void server.close(closed));
  };
  return { url: `http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.png`, stop };
}
