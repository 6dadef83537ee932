import { type ComponentType, type FunctionComponent, lazy } from 'react';

/**
 * A part of a page whose script comes later. Where it does not come, another part stands in: a page that is being
 * read must not go down with it.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: FunctionComponent = () => null,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => standIn) }));
}
