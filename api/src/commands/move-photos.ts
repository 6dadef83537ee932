import { copyPhotosIn, countPhotos } from '../backup/copy-photos';
import { mediaFolderIn, openPhotoStore } from '../photos/open-store';
import { systemClock } from '../system/clock';
import type { Command } from './command';

const usage = `How to use it, with S3_URL of the bucket:
  npm run photos:move`;

/** Copies the photos of DATA_DIR into the bucket. What is there already is left, so it can be run again and again. */
export const movePhotos: Command = async (args, { env }) => {
  if (args.length > 0) throw new Error(usage);
  if (!env.bucket) throw new Error('S3_URL is not set, so there is no bucket to copy the photos to.');
  const folder = mediaFolderIn(env.dataDir);
  const { photos } = await countPhotos(folder);
  const brought = await copyPhotosIn(folder, await openPhotoStore(env, systemClock));
  const number = (count: number) => count.toLocaleString('en-IN');
  return [
    `Photo files copied from ${folder}: ${number(brought)}. In the bucket already: ${number(photos - brought)}.`,
    'The folder is as it was. Delete public and private in it when the server has run with S3_URL for a while.',
  ];
};
