import type { Page } from '@playwright/test';

/** The part of React's own record of a page that says whether its components have run. */
interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** Waits until React runs in the page: from then on it answers to clicks without a new page load. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
    const container: ReactRoot | undefined = root && key && Reflect.get(root, key);
    return container?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
