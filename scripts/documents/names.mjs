// @ts-check
// What stands between backticks, or is typed in an example, exists: files, npm scripts, settings, names of the code.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inProject } from '../project.mjs';
import { fencesOf, read, withoutFences } from './markdown.mjs';

/** Of other programs, and names that stand for any. */
const fromOutside = new Set([
  'psql',
  'pg_dump',
  'uptime',
  'ILIKE',
  'max_prepared_statements',
  'target_session_attrs',
  '_update_leader',
  'Suspense',
  'error-context.md',
  'NNN_what_changes.sql',
]);

const rooms = ['contract', 'api', 'demo', 'web', 'e2e', 'bench', 'scripts', 'deploy', 'docs'];
const aPath = new RegExp(`(?<![\\w./@-])(?:${rooms.join('|')})/[\\w./-]*[\\w-]`, 'g');
const sources = rooms.flatMap((room) => listFiles(room));
const files = [...sources, ...readdirSync(inProject('.'))];
const fileNames = new Set(files.map((file) => basename(file)));
const isText = /\.(tsx?|mjs|js|sql|css|html|txt|ya?ml|json|conf|cfg|service)$|\/etcd$/;
const code = [...files.filter((file) => isText.test(file)), '.env.example', 'Dockerfile']
  .filter((file) => file !== 'package-lock.json' && file !== 'scripts/documents/names.mjs')
  .map((file) => read(file))
  .join('\n');
const words = new Set(`${code}\n${files.join('\n')}`.match(/[A-Za-z_][A-Za-z0-9_]*/g));
const { scripts } = JSON.parse(read('package.json'));

/** @param {string} file @param {string} text @returns {string[]} */
export function findUnknownNames(file, text) {
  const prose = withoutFences(text);
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const shell = fencesOf(text).flatMap((fence) => (fence.language === 'sh' ? [fence.code] : []));
  const paths = [...spans.filter((span) => /^[\w./-]+$/.test(span)), ...shell].flatMap(
    (each) => each.match(aPath) ?? [],
  );
  const commands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return [
    ...paths.filter((path) => !path.includes('/dist') && !existsSync(inProject(path))),
    ...findDeadLinks(file, prose),
    ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
    ...spans.filter(isUnknown),
  ].map((name) => `${file}: there is no ${name}`);
}

/** @param {string} span */
function isUnknown(span) {
  if (fromOutside.has(span)) return false;
  if (/^[A-Za-z_]\w*(\(\))?$/.test(span)) return !words.has(span.replace('()', ''));
  const isFile = /^[\w@./-]+\.(tsx?|mjs|sql|css|txt|tsv|ya?ml|json|md)$/.test(span) && !span.startsWith('/');
  // Some are made while the product runs; then the code has their name.
  return isFile && !fileNames.has(basename(span)) && !code.includes(basename(span));
}

/** @param {string} file @param {string} prose */
function findDeadLinks(file, prose) {
  const links = [...prose.matchAll(/(?:\]\(|src=")([^):"#]*)(?:#([^)"]*))?[)"]/g)];
  return links
    .map(([, path = '', heading]) => ({ path: path ? join(dirname(file), path) : file, heading }))
    .filter(({ path, heading }) => !existsSync(inProject(path)) || !hasHeading(path, heading))
    .map(({ path, heading }) => (heading ? `${path}#${heading}` : path));
}

/** @param {string} file @param {string} [heading] */
function hasHeading(file, heading) {
  if (!heading || !file.endsWith('.md')) return true;
  const headings = [...withoutFences(read(file)).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return headings.includes(heading);
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return [path];
    return /^(node_modules|dist|\.cache)$/.test(entry.name) ? [] : listFiles(path);
  });
}
