import { type DeclaredCall, declareCall } from '../declare-call';
import type { product } from '../product';
import type { Permission, Proof } from './grades';

interface ConsoleDeclaration {
  readonly permission: Permission;
  readonly proof: Proof;
  readonly isRetryable?: boolean;
}

type ConsolePath = `/console/${string}`;

/** A call of the operator's console: for admins whose grade has the permission, and who have given the proof. */
/* @__NO_SIDE_EFFECTS__ */
export const declareConsoleCall = <const Path extends ConsolePath>(
  path: Path,
  call: ConsoleDeclaration,
): DeclaredCall<`${typeof product.base}${Path}`, readonly ['admin'], null> =>
  declareCall(path, { who: ['admin'], ...call });
