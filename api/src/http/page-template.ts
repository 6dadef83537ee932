import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Boot, RenderedPage } from '@aaspaas/contract/page';
import { escapeScript } from '@aaspaas/contract/escape';
import { byKeys, type LanguageWords, type SaidOnPage, textsOfReplies } from '../languages/words';
import { filesBehind, type Manifest, readScriptTexts, type ScriptTexts } from './script-texts';

export interface PageTemplate {
  /** Styles and scripts inside the page, which the security policy must allow by their hashes. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly texts: ScriptTexts;
  /** With the words of what was said, as far as the page's scripts say it again. */
  write(page: RenderedPage, boot: Boot, words: LanguageWords, said: SaidOnPage): string;
  /** What a page was written with. */
  readBoot(page: string): Boot;
}

/**
 * Loads the scripts after the page has been painted. Until then links, forms and menus work without them, and photos
 * have the network to themselves. All files are loaded at once, since each would otherwise ask for the next only after
 * it has arrived. Files that fail are loaded again after ever longer pauses; those that have run are not run again.
 */
const loader =
  'const{scripts}=document.currentScript.dataset;let pause=2e3,begun;' +
  'const load=()=>Promise.all(scripts.split(" ").map((file)=>import(file)))' +
  '.catch(()=>setTimeout(load,pause*=2)),' +
  'begin=()=>begun||=load();' +
  // A page in a hidden tab is not painted, so the scripts wait only a short time for it.
  'addEventListener("load",()=>{requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,500)})';

/**
 * Styles are inside the page and scripts load last, so on a slow network the page can be read after one round trip:
 * docs/performance.md.
 */
export async function readPageTemplate(clientFolder: string, serverFolder: string): Promise<PageTemplate> {
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry, file }) => isEntry && file.endsWith('.js'));
  if (!entry) throw new Error('The web app is not built: its manifest names no entry.');
  const styles = await readStyles(clientFolder, manifest);
  const firstScripts = await readFirstScripts(serverFolder);
  const font = chunks.map(({ file }) => file).find((file) => file.endsWith('.woff2'));
  const fontLink = font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : '';
  const texts = await readScriptTexts(clientFolder, manifest);
  const scriptsOf = (modules: readonly string[]) => [entry.file, ...filesBehind(manifest, modules)];
  const whole = sheetsIn(manifest).get('whole');
  const opening = (sheet: string) =>
    `<style data-sheet="${sheet}" data-whole="/${whole}">${styles.get(sheet)}</style>${fontLink}`;
  return {
    styles: [...styles.values()],
    scripts: [...firstScripts.values(), loader],
    texts,
    write: (page, boot, words, said) => {
      const first = page.firstScript && `<script>${firstScripts.get(page.firstScript)}</script>`;
      const frame = { opening: (first ?? '') + opening(page.sheet), tag: words.language.tag };
      if (!words.version) return write(page, boot, frame, scriptsOf(page.modules));
      const scripts = scriptsOf([...page.modules, 'src/words/begin.ts']);
      const saidAgain = [...texts.of(scripts), ...textsOfReplies()].filter((text) => said.texts.has(text));
      return write(page, withWords(boot, words, saidAgain, said.names), frame, scripts);
    },
    readBoot,
  };
}

/** The built style sheets by their names. */
function sheetsIn(manifest: Manifest): Map<string, string> {
  const found = Object.entries(manifest).flatMap(([key, { file }]) => {
    const name = /^sheet-(\w+)\.css$/.exec(key)?.[1];
    return name ? [[name, file] as const] : [];
  });
  return new Map(found);
}

async function readStyles(clientFolder: string, manifest: Manifest): Promise<Map<string, string>> {
  const read = async (file: string) => (await readFile(join(clientFolder, file), 'utf8')).trim();
  const sheets = [...sheetsIn(manifest)];
  return new Map(await Promise.all(sheets.map(async ([name, file]) => [name, await read(file)] as const)));
}

/** Each first script in one line, by its name. */
async function readFirstScripts(serverFolder: string): Promise<Map<string, string>> {
  const folder = join(serverFolder, 'first-scripts');
  const read = async (file: string) =>
    [file.replace(/\.js$/, ''), await readFile(join(folder, file), 'utf8')] as const;
  return new Map(await Promise.all((await readdir(folder)).map(read)));
}

/** English is in the scripts themselves. */
const withWords = (
  boot: Boot,
  { language, version, pick }: LanguageWords,
  texts: readonly string[],
  names: ReadonlyMap<string, string>,
): Boot => ({
  ...boot,
  words: { code: language.code, version, byKey: { ...byKeys(names), ...pick(texts) } },
});

interface PageFrame {
  readonly opening: string;
  /** The language that the page is in. */
  readonly tag: string;
}

function write(
  { head, body }: RenderedPage,
  boot: Boot,
  { opening, tag }: PageFrame,
  scripts: string[],
): string {
  const paths = scripts.map((file) => `/${file}`).join(' ');
  return (
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">' +
    '<meta name="color-scheme" content="light dark">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `${head}${opening}</head><body><div id="root">${body}</div>` +
    `${bootOpening}${escapeScript(JSON.stringify(boot))}</script>` +
    `<script data-scripts="${paths}">${loader}</script></body></html>`
  );
}

const bootOpening = '<script type="application/json" id="boot">';

function readBoot(page: string): Boot {
  // Neither the page before it nor the data can contain this tag: both are escaped.
  const [, rest = ''] = page.split(bootOpening);
  // It was written above.
  return JSON.parse(rest.slice(0, rest.indexOf('</script>'))) as Boot;
}
