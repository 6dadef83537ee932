import type { ComponentType } from 'react';
import type { PageDefinition } from '../page/page';
import { ConsoleGuard } from './ConsoleGuard';
import type { ConsolePage } from './console-page';
import { consolePages } from './pages';

type Component = ComponentType<Readonly<Record<string, string>>>;

/** Each is a script of its own. */
const components = import.meta.glob<Readonly<Record<string, Component>>>('./*/*Page.tsx');

async function load({ component, permission, props }: ConsolePage): Promise<ComponentType> {
  const file = await components[`./${component}.tsx`]?.();
  const Shown = file?.[component.split('/')[1] ?? ''];
  if (!Shown) throw new Error(`${component} is not there`);
  return () => (
    <ConsoleGuard permission={permission}>
      <Shown {...props} />
    </ConsoleGuard>
  );
}

function definitionOf(row: ConsolePage): PageDefinition {
  let Page: ComponentType | undefined;
  return { routes: [row], sheet: 'console', load: async () => ({ Page: (Page ??= await load(row)) }) };
}

/** The rows of the table as pages of the web app. */
export const definitions: ReadonlyMap<ConsolePage, PageDefinition> = new Map(
  consolePages.map((row) => [row, definitionOf(row)]),
);
