import { readReleaseWish, setNumberFree } from '../admin/release-phone';
import type { Command } from './command';

/** `npm run account:release-phone -- --phone 9876543210` */
export const releasePhone: Command = async (args, { db, now }) => [
  await setNumberFree(db, readReleaseWish(args), now),
];
