// @ts-check
// The least that a reply can cost: Node's own server with the same bytes each time. A PUT tells it what to send.
import { createServer } from 'node:http';

/** @type {Map<string, { headers: import('node:http').OutgoingHttpHeaders, body: Buffer }>} */
const replies = new Map();
const missing = { headers: { 'content-length': 0 }, body: null };

const server = createServer((request, response) => {
  if (request.method === 'PUT') return void keep(request).then(() => response.end());
  const { headers, body } = replies.get(request.url ?? '') ?? missing;
  response.writeHead(body ? 200 : 404, headers).end(body);
});

/** @param {import('node:http').IncomingMessage} request */
async function keep(request) {
  const body = Buffer.concat(await request.toArray());
  replies.set(request.url ?? '', { headers: headersOf(request.headers, body.length), body });
}

/** @param {import('node:http').IncomingHttpHeaders} headers @param {number} length */
function headersOf(headers, length) {
  const encoding = headers['content-encoding'];
  const plain = { 'content-type': headers['content-type'], 'content-length': length };
  return encoding ? { ...plain, 'content-encoding': encoding } : plain;
}

server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  if (bound && typeof bound === 'object') console.log(`bare Node is ready at http://127.0.0.1:${bound.port}`);
});
