import { product } from '@aaspaas/contract/product';
import { shopPath } from '@aaspaas/contract/shops/links';
import { weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

/** `changed` in words: 'name', 'opening hours'. */
export function editedForYouLetter(
  to: string,
  { id, name }: { readonly id: number; readonly name: string },
  changed: readonly string[],
  publicUrl: string,
): Mail {
  return writeLetter({
    to,
    subject: `We have changed your listing on ${product.name}`,
    lines: [
      `We have edited ${name} for you: ${changed.join(', ')}.`,
      'Please have a look whether it is right.',
      { text: `See ${name}`, link: publicUrl + shopPath({ sh_id: id, sh_name: name }) },
      'If you did not ask for this, write to us: your shop profile has the link.',
    ],
    worthMs: weekMs,
  });
}
