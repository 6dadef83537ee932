import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { shopPath } from '@aaspaas/contract/shops/links';
import { named, says } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

interface Fulfilled {
  readonly query: string;
  readonly placeName: string;
  readonly shop: { readonly sh_id: number; readonly sh_name: string };
  /** Ends the wish, and opens nothing. */
  readonly token: string;
}

export function wishLetter(
  to: string,
  { query, placeName, shop, token }: Fulfilled,
  publicUrl: string,
): Letter {
  const place = named(placeName);
  return {
    to,
    // Without what was typed: subjects can be read in the console.
    subject: says('What you are waiting for is there now, near {placeName}', { placeName: place }),
    lines: [
      says('You asked us to tell you when somebody near {placeName} offers "{query}".', {
        placeName: place,
        query,
      }),
      { text: shop.sh_name, link: publicUrl + shopPath(shop) },
      says(
        'This is our only mail about it. Until you end it, it stands among what you wait for, in your settings on {product}.',
        { product: product.name },
      ),
      { text: 'End it', link: `${publicUrl}${paths.endWish}#${token}` },
    ],
    isSecret: false,
    worthMs: weekMs,
  };
}
