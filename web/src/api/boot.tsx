import { createContext, type ReactNode, use, useState } from 'react';
import type { Boot, PublicSettings } from '@aaspaas/contract/page';

const BootContext = createContext<Boot | null>(null);

/** Provides what the server knew when it rendered the page. */
export function BootProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  return <BootContext value={boot}>{children}</BootContext>;
}

export function useBoot(): Boot {
  const boot = use(BootContext);
  if (!boot) throw new Error('no BootProvider');
  return boot;
}

export const useSettings = (): PublicSettings => useBoot().settings;

/**
 * The time of the first rendering. Server and browser use the same one, so that 'open now' reads the same in both.
 */
export function useNow(): Date {
  const { now } = useBoot();
  return useState(() => new Date(now))[0];
}
