import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Boot, type RenderedPage, type Sheet, sheets } from '@aaspaas/contract/page';

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface PageTemplate {
  /** What stands inside the page and the security policy must allow by its hash. */
  readonly styles: readonly string[];
  readonly loader: string;
  write(page: RenderedPage, boot: Boot): string;
}

/**
 * Scripts come when the page stands and has been painted: until then links, forms and menus work by themselves, and
 * the pictures have the network to themselves. All files at once, since each would ask for the next only after it has
 * come. What does not come is asked for again, after ever longer pauses; what has come is not run twice.
 */
const loader =
  'const{scripts}=document.currentScript.dataset;let pause=2e3,begun;' +
  'const load=()=>Promise.all(scripts.split(" ").map((file)=>import(file))).catch(()=>setTimeout(load,pause*=2)),' +
  'begin=()=>begun||=load();' +
  // A page nobody looks at is not painted, so it does not wait for that for long.
  'addEventListener("load",()=>{requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,500)})';

/**
 * Styles stand inside the page and scripts load last: on a slow network the page is readable after one round trip
 * (docs/performance.md).
 */
export async function readPageTemplate(clientFolder: string): Promise<PageTemplate> {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry, file }) => isEntry && file.endsWith('.js'));
  if (!entry) throw new Error('The web app is not built: its manifest names no entry.');
  const styles = await readStyles(clientFolder, manifest);
  const font = chunks.map(({ file }) => file).find((file) => file.endsWith('.woff2'));
  const fontLink = font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : '';
  const whole = fileOfSheet(manifest, 'whole');
  const opening = (sheet: Sheet) =>
    `<style data-sheet="${sheet}" data-whole="/${whole}">${styles[sheet]}</style>${fontLink}`;
  return {
    styles: Object.values(styles),
    loader,
    write: (page, boot) =>
      write(page, boot, { opening: opening(page.sheet), entry: entry.file }, scriptsOf(manifest, page)),
  };
}

const fileOfSheet = (manifest: Manifest, sheet: Sheet): string =>
  manifest[`src/ui/sheets/${sheet}.css`]?.file ?? '';

async function readStyles(clientFolder: string, manifest: Manifest): Promise<Record<Sheet, string>> {
  const read = (sheet: Sheet) => readFile(join(clientFolder, fileOfSheet(manifest, sheet)), 'utf8');
  const texts = await Promise.all(sheets.map(async (sheet) => [sheet, (await read(sheet)).trim()] as const));
  // One text for each sheet.
  return Object.fromEntries(texts) as Record<Sheet, string>;
}

/** The files that the page's modules need, beside the entry. */
function scriptsOf(manifest: Manifest, { modules }: RenderedPage): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file) || chunk.isEntry) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return [...files];
}

interface PageFrame {
  readonly opening: string;
  readonly entry: string;
}

function write(
  { head, body }: RenderedPage,
  boot: Boot,
  { opening, entry }: PageFrame,
  scripts: string[],
): string {
  const addresses = [entry, ...scripts].map((file) => `/${file}`).join(' ');
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">' +
    '<meta name="color-scheme" content="light dark">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `${head}${opening}</head><body><div id="root">${body}</div>` +
    `<script type="application/json" id="boot">${escapeScript(JSON.stringify(boot))}</script>` +
    `<script data-scripts="${addresses}">${loader}</script></body></html>`
  );
}

/** Nothing in the data can close the script element it stands in. */
const escapeScript = (json: string): string => json.replace(/</g, '\\u003c').replace(/\u2028|\u2029/g, ' ');
