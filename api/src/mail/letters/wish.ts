import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { shopPath } from '@aaspaas/contract/shops/links';
import { weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

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
): Mail {
  return writeLetter({
    to,
    // Without what was typed: subjects can be read in the console.
    subject: `What you are waiting for is there now, near ${placeName}`,
    lines: [
      `You asked us to tell you when somebody near ${placeName} offers "${query}".`,
      { text: shop.sh_name, link: publicUrl + shopPath(shop) },
      `This is our only mail about it. Until you end it, it stands among what you wait for, in your settings on ${product.name}.`,
      { text: 'End it', link: `${publicUrl}${paths.endWish}#${token}` },
    ],
    isSecret: false,
    worthMs: weekMs,
  });
}
