import { setNumberFree } from '../../console/people/release-phone';
import type { Command } from '../command';
import { readReleaseWish } from './read-wish';

/** `npm run account:release-phone -- --phone 9876543210`, and `--remove` where the whole account has to go. */
export const releasePhone: Command = async (args, { db, now }) => [
  await setNumberFree(db, readReleaseWish(args), now),
];
