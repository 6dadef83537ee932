import helmet from '@fastify/helmet';
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

export async function protectBrowsers(
  app: FastifyInstance,
  { isSecure, tileUrl, geocoderUrl, styles, scripts }: HeaderSettings,
) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts.map(hashOf)],
        styleSrc: ["'self'", ...styles.map(hashOf)],
        // For sizes and colours of single elements; no script can get in this way.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', new URL(tileUrl).origin.replace('%7Bs%7D', '*')],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(geocoderUrl === 'none' ? [] : [new URL(geocoderUrl).origin])],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    // OpenStreetMap's tile server answers 403 to requests without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(self), payment=()');
  });
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
