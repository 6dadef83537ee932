import type { FastifyInstance } from 'fastify';
import { offeredLanguages, pathIn } from '@aaspaas/contract/languages';
import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import * as laterSteps from '@aaspaas/contract/registration/later-steps';
import { serveKept } from './shared-replies/shared-body';

/** Calls, people's own pages, and the later steps of a registration, which make no sense without the first. */
const notForSearchEngines = [
  `${product.base}/`,
  paths.consoleHome,
  paths.devPages,
  paths.userHome,
  // Covers /ShopProfileLayout too; the pages for search engines are under /shop.
  paths.shopHome,
  paths.agentHome,
  ...Object.values(laterSteps),
];

export function serveRobots(app: FastifyInstance, publicUrl: () => string): void {
  const rules = offeredLanguages.flatMap((language) =>
    notForSearchEngines.map((path) => `Disallow: ${pathIn(language, path)}`),
  );
  serveKept(app, '/robots.txt', {
    type: 'text/plain',
    cacheControl: 'public, max-age=3600',
    write: () => ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n'),
  });
}
