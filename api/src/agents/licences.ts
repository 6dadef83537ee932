import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPhotoFile, type PhotoWidth } from '@aaspaas/contract/photos/media';
import { product } from '@aaspaas/contract/product';
import { recordAuditEntry } from '../audit/queries';
import { demand } from '../http/session/demand';
import type { Services } from '../http/route';
import { countedRoute } from '../http/route-limits';
import { type CookieSettings, openVisit } from '../http/session/visit';
import { hashIn } from '../photos/held-photos';
import { indexOfLicence } from './licence-queries';

const base = `${product.base}/deliverystaff/licence/`;
const baseForAdmins = `${product.base}/console/licence/`;

export const licenceUrl = (hash: string, width: PhotoWidth): string => `${base}${hash}-${width}.webp`;

export const licenceUrlForAdmins = (agentId: number, hash: string, width: PhotoWidth): string =>
  `${baseForAdmins}${agentId}/${hash}-${width}.webp`;

/** Photos of driving licences, for the agent, and for admins who check them. Anybody else gets 'not found'. */
export function serveLicences(app: FastifyInstance, services: Services, cookies: CookieSettings): void {
  const { db, clock, photoStore, work } = services;

  async function openCounted(request: FastifyRequest, reply: FastifyReply) {
    const visit = await openVisit(request, reply, services, cookies);
    work.count(visit, 'licences');
    return visit;
  }

  /** The bytes, and which of the agent's photos it is; null if it is none of them. */
  async function findPhoto(agentId: number, file: string) {
    const index = isPhotoFile(file) ? await indexOfLicence(db, hashIn(file), agentId) : null;
    const bytes = index === null ? null : await photoStore.private.read(file);
    return index === null || bytes === null ? null : { index, bytes };
  }

  app.get<{ Params: { file: string } }>(`${base}:file`, countedRoute, async (request, reply) => {
    const { actor } = await openCounted(request, reply);
    const found = actor && (await findPhoto(actor.accountId, request.params.file));
    return found ? send(reply, found.bytes) : reply.callNotFound();
  });

  app.get<{ Params: { agent: string; file: string } }>(
    `${baseForAdmins}:agent/:file`,
    countedRoute,
    async (request, reply) => {
      const { actor } = await openCounted(request, reply);
      if (actor?.role !== 'admin') return reply.callNotFound();
      demand(actor, { permission: 'check licences', proof: 'recent' }, clock.now());
      const agentId = /^[1-9]\d{0,8}$/.test(request.params.agent) ? Number(request.params.agent) : 0;
      const found = await findPhoto(agentId, request.params.file);
      if (!found) return reply.callNotFound();
      const about = { subject: 'agent', subjectId: agentId, detail: { photo: found.index + 1 } } as const;
      await recordAuditEntry(
        db,
        { actorId: actor.accountId, action: 'licence viewed', ...about },
        clock.now(),
      );
      return send(reply, found.bytes);
    },
  );
}

/** Phones are shared, so the browser must not keep a copy. */
const send = (reply: FastifyReply, bytes: Buffer): FastifyReply =>
  reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes);
