import { type DeclaredCall, declareCall, type FileFields } from '../declare-call';
import type { product } from '../product';
import type { Permission, Proof } from '../roles/grades';

interface ConsoleDeclaration<Files extends FileFields | null> {
  readonly permission: Permission;
  /** Without it: whatever is read asks for the second factor where that is set up. */
  readonly proof?: Proof;
  readonly files?: Files;
  readonly isRetryable?: boolean;
}

type ConsolePath = `/console/${string}`;

/** A call of the admin's console: for admins whose grade has the permission, and who have given the proof. */
/* @__NO_SIDE_EFFECTS__ */
export const declareConsoleCall = <
  const Path extends ConsolePath,
  const Files extends FileFields | null = null,
>(
  path: Path,
  call: ConsoleDeclaration<Files>,
): DeclaredCall<`${typeof product.base}${Path}`, readonly ['admin'], Files> =>
  declareCall(path, { who: ['admin'], ...call });
