import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { legalPages } from '@aaspaas/contract/consent';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { Db } from '../db/open';
import { sendBody, sharedBody } from '../http/shared-replies/shared-body';
import { type MappedShop, mapPages, shopsOnPage } from './sitemap-queries';

/** Pages go by id and not by count, so that a shop stays on its page and every page costs the same to read. */
const pageSize = 10_000;

const pages = ['/', '/NearbyShop', '/NearbyService', ...Object.values(legalPages).map(({ path }) => path)];

/** Lists every public page for search engines, made from the database at each request. */
export function serveSitemap(app: FastifyInstance, db: Db, publicUrl: () => string): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const files = ['pages', ...(await mapPages(db, pageSize)).map((page) => `shops-${page}`)];
    const entries = files.map((file) => `<sitemap>${at(`${publicUrl()}/sitemaps/${file}.xml`)}</sitemap>`);
    return send(request, reply, 'sitemapindex', entries);
  });

  app.get('/sitemaps/pages.xml', (request, reply) =>
    send(
      request,
      reply,
      'urlset',
      pages.map((path) => `<url>${at(publicUrl() + path)}</url>`),
    ),
  );

  app.get<{ Params: { page: string } }>(
    '/sitemaps/shops-:page(^[1-9]\\d{0,5}).xml',
    async (request, reply) => {
      const shops = await shopsOnPage(db, Number(request.params.page), pageSize);
      if (shops.length === 0) return reply.callNotFound();
      return send(
        request,
        reply,
        'urlset',
        shops.map((shop) => writeShop(shop, publicUrl())),
      );
    },
  );
}

function writeShop({ id, name, updated_at }: MappedShop, publicUrl: string): string {
  const url = publicUrl + shopPath({ sh_id: id, sh_name: name });
  return `<url>${at(url)}<lastmod>${updated_at.toISOString()}</lastmod></url>`;
}

const at = (url: string): string => `<loc>${url.replaceAll('&', '&amp;')}</loc>`;

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  root: 'sitemapindex' | 'urlset',
  entries: readonly string[],
) {
  const text =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
  return sendBody(request, reply, sharedBody(text), {
    type: 'application/xml',
    cacheControl: 'public, max-age=3600',
  });
}
