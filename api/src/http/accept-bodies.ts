import type { FastifyInstance } from 'fastify';

/** Bodies are JSON. A form with files is read by the calls that take one, and left alone by all others. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(/^multipart\/form-data/i, (_request, _body, done) => done(null));
}
