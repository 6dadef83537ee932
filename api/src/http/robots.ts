import type { FastifyInstance } from 'fastify';
import { product } from '@aaspaas/contract/product';
import { sendBody, sharedBody } from './shared-replies/shared-body';

/** Calls, people's own pages, and the later steps of a registration, which make no sense without the first. */
const notForSearchEngines = [
  `${product.base}/`,
  '/admin',
  '/dev/',
  '/UserProfile',
  // Covers /ShopProfileLayout too; the pages for search engines are under /shop.
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
    return sendBody(request, reply, sharedBody(text), {
      type: 'text/plain',
      cacheControl: 'public, max-age=3600',
    });
  });
}
