import type { FastifyInstance } from 'fastify';
import { type PhotoWidth, photoWidths } from '@aaspaas/contract/photos/media';
import { product } from '@aaspaas/contract/product';
import { demand } from '../http/demand';
import type { Services } from '../http/route';
import { type CookieSettings, openVisit } from '../http/visit';
import { isLicenceOf } from './licence-queries';

const base = `${product.base}/deliverystaff/licence/`;
const fileName = new RegExp(`^([0-9a-f]{32})-(?:${photoWidths.join('|')})\\.webp$`);

export const licenceUrl = (hash: string, width: PhotoWidth): string => `${base}${hash}-${width}.webp`;

/** Photos of driving licences, for the agent and for admins. Anybody else gets 'not found'. */
export function serveLicences(app: FastifyInstance, services: Services, cookies: CookieSettings): void {
  app.get<{ Params: { file: string } }>(`${base}:file`, async (request, reply) => {
    const { actor } = await openVisit(request, reply, services, cookies);
    const { file } = request.params;
    const [, hash] = fileName.exec(file) ?? [];
    if (!actor || !hash) return reply.callNotFound();
    if (actor.role === 'admin')
      demand(actor, { permission: 'check licences', proof: 'recent' }, services.clock.now());
    const whose = actor.role === 'admin' ? null : actor.accountId;
    const isTheirs = await isLicenceOf(services.db, hash, whose);
    const bytes = isTheirs ? await services.photoStore.private.read(file) : null;
    if (!bytes) return reply.callNotFound();
    // Phones are shared, so the browser must not keep a copy.
    return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes);
  });
}
