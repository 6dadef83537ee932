import { createContext, type ReactNode, use, useState } from 'react';
import type { Boot, PublicSettings } from '@aaspaas/contract/page';

const BootContext = createContext<Boot | null>(null);

/** What the server knew when it drew the page. */
export function BootProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  return <BootContext value={boot}>{children}</BootContext>;
}

export function useBoot(): Boot {
  const boot = use(BootContext);
  if (!boot) throw new Error('useBoot needs a BootProvider above it');
  return boot;
}

export const useSettings = (): PublicSettings => useBoot().settings;

/** The time of the first drawing, the same on the server and in the browser; good for 'open now'. */
export function useNow(): Date {
  const { now } = useBoot();
  return useState(() => new Date(now))[0];
}
