import { createElement, Fragment, type ReactNode } from 'react';
import type { ParamsOf } from '@aaspaas/contract/says';
import { say } from './say';

/** A sentence with elements among its words. */
export const sayWith = <const Text extends string>(
  template: Text,
  parts: Readonly<Record<keyof ParamsOf<Text>, ReactNode>>,
): ReactNode =>
  createElement(
    Fragment,
    null,
    // Its braces are said too, and are filled here: every second piece is a name.
    ...say<string>(template)
      .split(/\{(\w+)\}/)
      // `template` has just these names in its braces.
      .map((piece, at) => (at % 2 ? parts[piece as keyof typeof parts] : piece)),
  );
