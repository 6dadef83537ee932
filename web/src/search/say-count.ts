import type { ReplyOf } from '@aaspaas/contract/call';
import type { listShops } from '@aaspaas/contract/shops/calls';
import { inLanguage } from '../current-url/language-prefix';
import { say } from '../say';

type Found = NonNullable<ReplyOf<typeof listShops>['found']>;

/** '23 results' counts only what was asked for; '200+ results' where counting stopped. */
export function sayCount({ count, is_more, asked_for }: Found): string {
  if (asked_for === 0) return say('These may help');
  const many = asked_for ?? count;
  if (asked_for === undefined && is_more) return say('{many}+ results', { many });
  return say(inLanguage.isOne(many) ? '{many} result' : '{many} results', { many });
}
