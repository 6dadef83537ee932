import type { FastifyInstance } from 'fastify';

/** Bodies are JSON. Only calls that take files read forms. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(/^multipart\/form-data/i, (_request, _body, done) => done(null));
}
