import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Boot, RenderedPage } from '@aaspaas/contract/page';

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface PageTemplate {
  readonly styles: string;
  write(page: RenderedPage, boot: Boot): string;
}

/**
 * Styles stand inside the page and scripts load last, at low priority: on a slow network the page
 * is readable after one round trip (docs/performance.md).
 */
export async function readPageTemplate(clientFolder: string): Promise<PageTemplate> {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The web app is not built: its manifest names no entry.');
  const sheets = chunks.flatMap(({ file, css }) => [
    ...(css ?? []),
    ...(file.endsWith('.css') ? [file] : []),
  ]);
  const texts = [...new Set(sheets)].map((file) => readFile(join(clientFolder, file), 'utf8'));
  const styles = (await Promise.all(texts)).join('\n').trim();
  const font = chunks.map(({ file }) => file).find((file) => file.endsWith('.woff2'));
  return {
    styles,
    write: (page, boot) => write(page, boot, styles, preloads(manifest, page, font), entry.file),
  };
}

function preloads(manifest: Manifest, { modules }: RenderedPage, font: string | undefined): string {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file) || chunk.isEntry) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  const scripts = [...files]
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
    .join('');
  return (
    (font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : '') + scripts
  );
}

function write(
  { head, body }: RenderedPage,
  boot: Boot,
  styles: string,
  links: string,
  entry: string,
): string {
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    '<meta name="color-scheme" content="light dark">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `${head}<style>${styles}</style>${links}</head><body><div id="root">${body}</div>` +
    `<script type="application/json" id="boot">${escapeScript(JSON.stringify(boot))}</script>` +
    `<script type="module" async fetchpriority="low" src="/${entry}"></script></body></html>`
  );
}

/** Nothing in the data can close the script element it stands in. */
const escapeScript = (json: string): string => json.replace(/</g, '\\u003c').replace(/\u2028|\u2029/g, ' ');
