import { Failure } from '@aaspaas/contract/failure';
import { type Kind, kinds } from '@aaspaas/contract/shops/kinds';

/** The kind of a business. */
export function readKind(typed: string): Kind {
  const kind = kinds.find((one) => one === typed.trim().toLowerCase());
  if (kind) return kind;
  const message = 'Please choose shop, service or both.';
  throw new Failure('invalid', message, { fields: { kind: message } });
}
