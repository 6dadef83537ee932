import type { FastifyInstance } from 'fastify';
import { legalPages } from '@aaspaas/contract/consent';
import { offeredLanguages, pathIn } from '@aaspaas/contract/languages';
import * as paths from '@aaspaas/contract/paths';
import { shopPath } from '@aaspaas/contract/shops/links';
import { escape } from '@aaspaas/contract/escape';
import type { Services } from '../http/route';
import { sharedRoute } from '../http/route-limits';
import { sendBody, sentAsItIs, sharedBody, type SharedBody } from '../http/shared-replies/shared-body';
import type { Making } from '../http/shared-replies/shared-replies';
import { shopsDependency } from '../http/shared-replies/dependencies';
import { type MappedShop, mapPages, shopsOnPage } from './sitemap-queries';

/** Pages go by id and not by count, so that a shop stays on its page and every page costs the same to read. */
const pageSize = 10_000;

const pages = ['/', paths.shops, paths.services, ...Object.values(legalPages).map(({ path }) => path)];

/** Lists every public page for search engines. A file of ten thousand shops is made once for all who ask for it. */
export function serveSitemap(app: FastifyInstance, { reads, publicUrl, shared, work }: Services): void {
  /** Null: there is no such file. */
  function serve(path: string, root: Root, entriesOf: (page: number) => Promise<readonly string[] | null>) {
    app.get<{ Params: { page?: string } }>(
      path,
      { ...sentAsItIs, ...sharedRoute },
      async (request, reply) => {
        const { page = '' } = request.params;
        const make = async ({ dependsOn }: Making): Promise<Sitemap> => {
          dependsOn(shopsDependency);
          const entries = await entriesOf(Number(page));
          const body = entries && sharedBody(write(root, entries));
          return { body, size: body?.size ?? 0 };
        };
        const timed = (making: Making) =>
          work.time({ actor: null, ip: request.visitorIp }, 'shared', () => make(making));
        // Not by its whole url: nothing reads the query, and every other one would have the file made anew.
        const { value } = await shared.get(`sitemap ${path} ${page}`, timed);
        if (!value.body) return reply.callNotFound();
        return sendBody(request, reply, value.body, headers);
      },
    );
  }
  serve('/sitemap.xml', 'sitemapindex', async () => {
    const files = ['pages', ...(await mapPages(reads, pageSize)).map((page) => `shops-${page}`)];
    return files.map((file) => `<sitemap>${at(`${publicUrl()}/sitemaps/${file}.xml`)}</sitemap>`);
  });
  serve('/sitemaps/pages.xml', 'urlset', async () =>
    pages.flatMap((path) => eachLanguage(path, publicUrl()).map((url) => `<url>${at(url)}</url>`)),
  );
  serve('/sitemaps/shops-:page(^[1-9]\\d{0,5}).xml', 'urlset', async (page) => {
    const shops = await shopsOnPage(reads, page, pageSize);
    return shops.length === 0 ? null : shops.flatMap((shop) => writeShop(shop, publicUrl()));
  });
}

type Root = 'sitemapindex' | 'urlset';

interface Sitemap {
  readonly body: SharedBody | null;
  readonly size: number;
}

const headers = { type: 'application/xml', cacheControl: 'public, max-age=3600' };

/** A page's url in every language that visitors choose from. */
const eachLanguage = (path: string, publicUrl: string): string[] =>
  offeredLanguages.map((language) => publicUrl + pathIn(language, path));

function writeShop({ id, name, updated_at }: MappedShop, publicUrl: string): string[] {
  const urls = eachLanguage(shopPath({ sh_id: id, sh_name: name }), publicUrl);
  return urls.map((url) => `<url>${at(url)}<lastmod>${updated_at.toISOString()}</lastmod></url>`);
}

const at = (url: string): string => `<loc>${escape(url)}</loc>`;

const write = (root: Root, entries: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
