import type { FastifyInstance } from 'fastify';
import { product } from '@aaspaas/contract/product';
import { sendCached } from './cached';

/** Calls, what is somebody's own, and the later steps of a form that is begun elsewhere. */
const notForSearchEngines = [
  `${product.base}/`,
  '/admin',
  '/dev/',
  '/UserProfile',
  // Also /ShopProfileLayout: every shop has a page of its own under /shop.
  '/ShopProfile',
  '/DeliveryProfile',
  '/BusinessOperatingDetails',
  '/BrandingRegistrationform',
  '/ContactInfoform',
  '/OperationDetails',
  '/ServiceContactPage',
  '/BothBusinessOperatingDetails',
  '/DeliveryDetails',
  '/uploadProfilePicture',
  '/DeliveryContactInformation',
];

export function serveRobots(app: FastifyInstance, publicUrl: () => string): void {
  app.get('/robots.txt', (request, reply) => {
    const rules = notForSearchEngines.map((path) => `Disallow: ${path}`);
    const text = ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n');
    return sendCached(request, reply, { type: 'text/plain', text, cacheControl: 'public, max-age=3600' });
  });
}
