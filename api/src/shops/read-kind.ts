import { Failure } from '@aaspaas/contract/failure';
import { type Kind, kinds } from '@aaspaas/contract/shops/kinds';

/** What a business is. */
export function readKind(typed: string): Kind {
  const kind = kinds.find((one) => one === typed.trim().toLowerCase());
  if (kind) return kind;
  const says = 'Please choose shop, service or both.';
  throw new Failure('invalid', says, { fields: { kind: says } });
}
