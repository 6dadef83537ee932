import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';

interface HeaderSettings {
  readonly isSecure: boolean;
  readonly tileUrl: string;
  readonly geocoderUrl: string;
  /** Styles and scripts inside the page, which the policy allows by their hashes. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Nothing in these headers depends on the request, so they are written once: decision 106. */
export function protectBrowsers(app: FastifyInstance, settings: HeaderSettings): void {
  const headers = headersFor(settings);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

const headersFor = (settings: HeaderSettings): Readonly<Record<string, string>> => ({
  'content-security-policy': policyFor(settings),
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(self), payment=()',
  // OpenStreetMap's tile server answers 403 to requests without a referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(settings.isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  // Pages of other sites share no window, no process and no reply with ours.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // A file is what its type says, whatever its content.
  'x-content-type-options': 'nosniff',
  // For old browsers: no frames, no opening of downloads in our name, no policy of Flash, and no filter for scripts,
  // which did more harm than good. Names are looked up when a link is followed, not before.
  'x-frame-options': 'DENY',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'x-dns-prefetch-control': 'off',
});

function policyFor({ isSecure, tileUrl, geocoderUrl, styles, scripts }: HeaderSettings): string {
  const geocoder = geocoderUrl === 'none' ? [] : [new URL(geocoderUrl).origin];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashOf)],
    ['style-src', "'self'", ...styles.map(hashOf)],
    // For sizes and colours of single elements; it lets no script in.
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', new URL(tileUrl).origin.replace('%7Bs%7D', '*')],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...geocoder],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((words) => words.join(' ')).join(';');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
