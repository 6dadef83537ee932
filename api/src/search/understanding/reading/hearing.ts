import type { Script } from '../../../sound/letters';

/** One way to hear a typed word. */
export interface Hearing {
  readonly key: string;
  /** How sure we are, from 0 to 1. */
  readonly trust: number;
  readonly by: 'sound' | 'ending' | 'slip';
  /** The script of the language whose ending was taken away; null for English. */
  readonly endingOf?: Script | null;
}
