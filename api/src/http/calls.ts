import multipart from '@fastify/multipart';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Failure } from '@aaspaas/contract/failure';
import { english } from '@aaspaas/contract/languages';
import type { Route, Services, Visit } from './route';
import { answerShared, type Asked, isShared, readAsked, openKnownUrls } from './shared-replies/answer-read';
import { countedRoute } from './route-limits';
import { putAge, sendBody, sentAsItIs } from './shared-replies/shared-body';
import { ipKey, anHour, tooMany } from './throttle';
import { waitBefore } from './throttle-queries';
import { hashToken, newToken } from './session/token';
import { mostBytesOf, withForm } from './uploads/multipart';
import type { Admission } from './uploads/upload-gate';
import { type CookieSettings, noSecrets, openVisit } from './session/visit';

export function serveCalls(
  app: FastifyInstance,
  routes: ReadonlyMap<string, Route>,
  services: Services,
  cookies: CookieSettings,
): void {
  const knownUrls = openKnownUrls();
  const servePost = (where: FastifyInstance, route: Route) =>
    where.post(route.call.path, countedRoute, async (request, reply) => {
      refuseForm(route, request);
      const visit = await openVisit(request, reply, services, cookies);
      void reply.header('cache-control', 'no-store');
      if (!isShared(route, visit)) return answer(route, request, visit, services);
      const { value, ageMs } = await answerShared(
        route,
        () => readAsked(route, request.body ?? {}),
        visit,
        services,
      );
      putAge(reply, ageMs);
      void reply.type('application/json; charset=utf-8');
      return value.bytes;
    });
  const all = [...routes.values()];
  for (const route of all.filter(({ call }) => !call.files)) servePost(app, route);
  for (const route of all.filter(({ call }) => call.hasGetTwin))
    app.get(route.call.path, { ...sentAsItIs, ...countedRoute }, (request, reply) =>
      answerTwin(route, () => knownUrls(route, request), request, reply, services),
    );
  // The reader of forms watches every request and reply of its routes, so only the few calls with files have it.
  void app.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false });
    for (const route of all.filter(({ call }) => call.files)) servePost(uploads, route);
  });
}

async function answer(route: Route, request: FastifyRequest, visit: Visit, services: Services) {
  const retryKey = readRetryKey(route, request);
  if (!route.call.files) return route.answer(request.body ?? {}, visit, services, { retryKey });
  route.admit(visit.actor, services.clock.now());
  const admission = await admitUpload(route, request, visit, services);
  try {
    const settings = { room: services.photoStore, admission };
    return await withForm(request, route.call, settings, ({ fields, uploads }) =>
      route.answer(fields, visit, services, { uploads, retryKey }),
    );
  } finally {
    admission.leave();
  }
}

/** Enough for sixty shops with ten photos each, and their forms. */
const uploadsOfOneIp = anHour(660);

/** Decides before the body is read whether this visitor may send it and whether there is room for it. */
async function admitUpload(
  { call }: Route,
  request: FastifyRequest,
  visit: Visit,
  { db, uploadGate }: Services,
): Promise<Admission> {
  const length = request.headers['content-length'];
  const announcedBytes = length === undefined ? null : Number(length);
  if (announcedBytes !== null && announcedBytes > mostBytesOf(call)) {
    throw new Failure('too-large', 'This is too large to send.');
  }
  if (!visit.actor) {
    const wait = await waitBefore(db, ipKey('upload', visit.ip), uploadsOfOneIp);
    if (wait > 0) throw tooMany(wait);
  }
  return uploadGate.enter(visit, announcedBytes);
}

function readRetryKey({ call }: Route, request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (!call.isRetryable || key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw new Failure('invalid', 'The Idempotency-Key must have 8 to 100 letters and digits.');
}

/** A form on any site can send multipart, so only calls with files accept it. */
function refuseForm({ call }: Route, request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? '';
  if (!call.files && /^\s*multipart\//i.test(type)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
}

/** Browsers keep it but ask first whether it has changed: after writing a review people reload and want to see it. */
const askFirst = 'public, no-cache';

async function answerTwin(
  route: Route,
  ask: () => Asked,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
) {
  const { value, ageMs } = await answerShared(route, ask, guestVisit(request.visitorIp), services);
  putAge(reply, ageMs);
  return sendBody(request, reply, value, { type: 'application/json', cacheControl: askFirst });
}

const nothing = () => {};
const anyDevice = () => hashToken(newToken());

/** A visit without a session, and without a reply that could set cookies. */
export const guestVisit = (ip: string): Visit => ({
  actor: null,
  ip,
  userAgentHash: '',
  knowDevice: anyDevice,
  deviceName: '',
  language: english,
  sessionToken: null,
  secrets: noSecrets,
  startSession: nothing,
  endSession: nothing,
});
