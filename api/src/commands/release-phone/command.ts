import type { Command } from '../command';
import { readReleaseWish, setNumberFree } from './release-phone';

/** `npm run account:release-phone -- --phone 9876543210` */
export const releasePhone: Command = async (args, { db, now }) => [
  await setNumberFree(db, readReleaseWish(args), now),
];
