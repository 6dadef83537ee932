import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Failure } from '@aaspaas/contract/failure';
import { product } from '@aaspaas/contract/product';
import { contactRoutes } from './accounts/contact-changes';
import { deleteRoutes } from './accounts/delete-accounts';
import { newPasswordRoutes } from './accounts/new-password';
import { profileRoutes } from './accounts/profile';
import { recoveryRoutes } from './accounts/recovery';
import { sessionRoutes } from './accounts/sessions';
import { signInRoutes } from './accounts/sign-in';
import { signUpRoutes } from './accounts/sign-up';
import { serveLicences } from './agents/licences';
import { agentRoutes } from './agents/routes';
import { accessRoutes } from './console/access/routes';
import { announcementRoutes } from './console/announcements/routes';
import { consoleCorrectionRoutes } from './console/corrections/routes';
import { correctionRoutes } from './corrections/routes';
import { auditRoutes } from './console/audit/routes';
import { placeAdditionRoutes } from './console/places/routes';
import { wordRoutes } from './console/words/routes';
import { everyExport } from './console/every-export';
import { serveExports } from './console/export';
import { jobRoutes } from './console/jobs/routes';
import { outboxRoutes } from './console/outbox/routes';
import { settingsRoutes } from './console/settings/routes';
import { todayRoutes } from './console/today/routes';
import { duplicateRoutes } from './console/duplicates/routes';
import { licenceRoutes } from './console/licences/routes';
import { bulkRoutes } from './console/bulk/routes';
import { peopleRoutes } from './console/people/routes';
import { listingRoutes } from './console/listings/routes';
import { ledgerRoutes } from './console/payments/ledger-routes';
import { consolePaymentRoutes } from './console/payments/routes';
import { statementRoutes } from './console/statements/routes';
import { consoleReviewRoutes } from './console/reviews/routes';
import type { Behind } from './db/fence';
import type { Database, Db } from './db/open';
import { deliveryRoutes } from './deliveries/routes';
import { favouriteRoutes } from './favourites/routes';
import { brotliOptions } from './http/shared-replies/shared-body';
import { serveCalls } from './http/calls';
import { checkOneOf } from './http/check-reply';
import { asFailure, describeError, writeFailure, writeFailures } from './http/failures';
import { serveFiles } from './http/files';
import { trustProxies, cleanForwardedFor, type TrustedProxies } from './http/forwarded';
import { protectBrowsers } from './http/headers';
import { serveHealth } from './http/health';
import { acceptBodies } from './http/accept-bodies';
import { leaveInPeace } from './http/leave';
import { type Neighbours, openListLimits } from './http/list-limits';
import { type Pages, servePages } from './http/pages';
import { logRequests, requestIds } from './http/request-log';
import { keptRoute, limitRoutes } from './http/route-limits';
import { sayReplies } from './http/say-replies';
import { serveRobots } from './http/robots';
import type { Route, Services } from './http/route';
import { cutSlowBodies, headLimits } from './http/slow-senders';
import { openWorkLimits, type Timer } from './http/work-limits';
import { openUploadGate, type UploadLimits } from './http/uploads/upload-gate';
import { shareBetweenGuests } from './http/shared-replies/share-between-guests';
import type { SharedReplies } from './http/shared-replies/shared-replies';
import { countRequests, type RequestCounts } from './metrics/requests';
import { serveDescription } from './openapi/serve';
import { paymentRoutes } from './payments/routes';
import { blockOtherFormats } from './photos/develop';
import type { PhotoStore } from './photos/store';
import { placeRoutes } from './places/routes';
import { registrationRoutes } from './registration/routes';
import { reviewRoutes } from './reviews/routes';
import { searchRoutes } from './search/suggesting/routes';
import { wishRoutes } from './search/wishes/routes';
import { shopRoutes } from './shops/routes';
import { serveSitemap } from './shops/sitemap';
import { tapRoutes } from './shops/taps';
import type { Clock } from './system/clock';
import { type JobBook, openJobBook } from './system/job-book';
import { openSeal } from './system/seal';

export interface AppParts {
  readonly database: Database;
  /** Absent: the database itself. */
  readonly reads?: Db;
  /** Absent: every reply is made for who asks. */
  readonly shared?: SharedReplies;
  readonly clock: Clock;
  /** Measures the work of requests; the process's own, unless a test has another. */
  readonly timer?: Timer;
  readonly photoStore: PhotoStore;
  /** usualLimits, unless a test sets others. */
  readonly uploadLimits?: UploadLimits;
  /** The built web app; null in tests of the calls alone. */
  readonly clientFolder: string | null;
  /** Null in tests that only make calls. */
  readonly pages: Pages | null;
  readonly isSecure: boolean;
  /** Known once the server listens. */
  publicUrl(): string;
  /** Mails are sent, not only kept; false, unless the server has one. */
  readonly hasMailServer?: boolean;
  /** Where the database lacks what was acknowledged; null, unless the server can tell. */
  databaseBehind?(): Behind | null;
  /** When the newest backup was made; null, unless the server can tell. */
  newestBackup?(): Promise<Date | null>;
  readonly tileUrl: string;
  readonly geocoderUrl: string;
  /** The proxies whose X-Forwarded-For is trusted: how many there are in front, or their ips. */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: string;
  /** Absent or null: requests are not counted. */
  readonly requests?: RequestCounts | null;
  /** Of so many replies that guests share one is checked against its shape; absent: each of them. */
  readonly checkEvery?: number;
  /** Seals secrets that are stored. */
  readonly sealKey: Buffer;
  /** Absent: this process is the only one of its machine. */
  readonly neighbours?: Neighbours;
  /** Empty, unless the jobs of this process are shown in the console. */
  readonly jobBook?: JobBook;
  /** The process's own output, unless a test reads the log. */
  readonly logTo?: { write(line: string): void };
}

const everyRoute: readonly Route[] = [
  ...signInRoutes,
  ...signUpRoutes,
  ...recoveryRoutes,
  ...newPasswordRoutes,
  ...profileRoutes,
  ...contactRoutes,
  ...sessionRoutes,
  ...deleteRoutes,
  ...shopRoutes,
  ...searchRoutes,
  ...wishRoutes,
  ...placeRoutes,
  ...tapRoutes,
  ...reviewRoutes,
  ...favouriteRoutes,
  ...correctionRoutes,
  ...agentRoutes,
  ...deliveryRoutes,
  ...registrationRoutes,
  ...paymentRoutes,
  ...accessRoutes,
  ...listingRoutes,
  ...bulkRoutes,
  ...settingsRoutes,
  ...todayRoutes,
  ...announcementRoutes,
  ...outboxRoutes,
  ...jobRoutes,
  ...auditRoutes,
  ...wordRoutes,
  ...consoleCorrectionRoutes,
  ...placeAdditionRoutes,
  ...peopleRoutes,
  ...consolePaymentRoutes,
  ...ledgerRoutes,
  ...statementRoutes,
  ...consoleReviewRoutes,
  ...licenceRoutes,
  ...duplicateRoutes,
];

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    http: headLimits(parts.uploadLimits),
    logger: {
      level: parts.logLevel,
      serializers: { req: ({ id, method }) => ({ id, method }), err: describeError },
      ...(parts.logTo && { stream: parts.logTo }),
    },
    // logRequests writes the lines of requests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    bodyLimit: 64 * 1024,
    // Without limits a phone that lost its network would hold a connection all day. Photos may take minutes.
    requestTimeout: 300_000,
    connectionTimeout: 70_000,
    // What still arrives on a connection while the server stops is answered like everything else.
    return503OnClosing: false,
    trustProxy: trustProxies(parts.trustProxy),
    // URLs that cannot be parsed never reach the error handler below.
    frameworkErrors: (error, _request, reply) => void writeFailure(reply, asFailure(error)),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  logRequests(app);
  if (parts.requests) countRequests(app, parts.requests);
  cleanForwardedFor(app);
  const services = openServices(parts);
  limitRoutes(app, services.work);
  leaveInPeace(app);
  cutSlowBodies(app.server, parts.uploadLimits);
  writeFailures(app);
  sayReplies(app);
  app.setNotFoundHandler(() => {
    throw new Failure('missing', 'There is nothing at this address.');
  });
  const { styles = [], scripts = [] } = parts.pages?.template ?? {};
  protectBrowsers(app, { ...parts, styles, scripts });
  await app.register(cookie);
  await app.register(compress, { brotliOptions });
  acceptBodies(app);
  blockOtherFormats();

  const routes = new Map(everyRoute.map((route) => [route.call.path, route]));
  serveCalls(app, routes, services, parts);
  serveDescription(app, parts.publicUrl, parts);
  serveHealth(app, parts);
  serveRobots(app, parts.publicUrl);
  serveSitemap(app, services);
  await serveFiles(app, parts);
  serveLicences(app, services, parts);
  serveExports(app, everyExport, services, parts);
  // A call that does not exist gets a failure as JSON, not a page.
  app.all(`${product.base}/*`, keptRoute, (_request, reply) => reply.callNotFound());
  if (parts.pages) servePages(app, { pages: parts.pages, routes, services }, parts);
  return app;
}

/** What handlers are given, with what is left out by tests. */
function openServices(parts: AppParts): Services {
  const { clock, photoStore, uploadLimits } = parts;
  return {
    db: parts.database,
    reads: parts.reads ?? parts.database,
    clock,
    photoStore,
    publicUrl: parts.publicUrl,
    limits: openListLimits(clock, parts.neighbours),
    work: openWorkLimits({ clock, timer: parts.timer ?? performance, neighbours: parts.neighbours }),
    uploadGate: openUploadGate({ photoStore, clock, ...(uploadLimits && { limits: uploadLimits }) }),
    jobBook: parts.jobBook ?? openJobBook(),
    startedAt: clock.now(),
    hasMailServer: parts.hasMailServer ?? false,
    databaseBehind: parts.databaseBehind ?? (() => null),
    newestBackup: parts.newestBackup ?? (async () => null),
    seal: openSeal(parts.sealKey),
    shared: parts.shared ?? shareBetweenGuests(null),
    checks: checkOneOf(parts.checkEvery ?? 1),
  };
}
