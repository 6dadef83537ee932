import { product } from '@aaspaas/contract/product';
import { shopPath } from '@aaspaas/contract/shops/links';
import { listed, says, type Sentence } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

/** `changed` in words: 'name', 'opening hours'. */
export function editedForYouLetter(
  to: string,
  { id, name }: { readonly id: number; readonly name: string },
  changed: readonly Sentence[],
  publicUrl: string,
): Letter {
  return {
    to,
    subject: says('We have changed your listing on {product}', { product: product.name }),
    lines: [
      says('We have edited {name} for you: {what}.', { name, what: listed(changed) }),
      'Please have a look whether it is right.',
      { text: says('See {name}', { name }), link: publicUrl + shopPath({ sh_id: id, sh_name: name }) },
      'If you did not ask for this, write to us: your shop profile has the link.',
    ],
    worthMs: weekMs,
  };
}
