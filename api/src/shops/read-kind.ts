import { refusal } from '@aaspaas/contract/failure';
import { type Kind, kinds } from '@aaspaas/contract/shops/kinds';

/** The kind of a business. */
export function readKind(typed: string): Kind {
  const kind = kinds.find((one) => one === typed.trim().toLowerCase());
  if (kind) return kind;
  throw refusal('invalid', { kind: 'Please choose shop, service or both.' });
}
