import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { beginHydration, endHydration } from './hydration';
import { ServerDrawings, ServerDrawn } from './ServerDrawn';

const Lazy = () => <p>by its script</p>;

const page = (name: string, title: string) => (
  <main>
    <h1>{title}</h1>
    <ServerDrawn name={name} Lazy={Lazy} />
  </main>
);

afterEach(endHydration);

/** Lets the browser take over what the server rendered. */
async function takeOver(name: string, html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  beginHydration();
  await act(async () => hydrateRoot(root, page(name, 'Shops'), { onRecoverableError: vi.fn() }));
  return root;
}

const rendered = (name: string, title: string): string =>
  renderToString(
    <ServerDrawings value={{ [name]: <p>by the server</p> }}>{page(name, title)}</ServerDrawings>,
  );

test("the server's part of a page stays as it is", async () => {
  const root = await takeOver('kept part', rendered('kept part', 'Shops'));
  expect(root.textContent).toBe('Shopsby the server');
});

test('a page that was changed on its way is rendered anew, and the part with it', async () => {
  const root = await takeOver('lost part', rendered('lost part', 'Boutiques'));
  expect(root.textContent).toBe('Shopsby its script');
});
