import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { beginHydration, endHydration } from './hydration';
import { ServerDrawings, ServerDrawn } from './ServerDrawn';

afterEach(() => {
  cleanup();
  endHydration();
});

const Lazy = () => <p>by its script</p>;

const pageOf = (name: string, title: string) => (
  <main>
    <h1>{title}</h1>
    <ServerDrawn name={name} Lazy={Lazy} />
  </main>
);

const renderOnServer = (name: string, title: string): string =>
  renderToString(
    <ServerDrawings value={{ [name]: <p>by the server</p> }}>{pageOf(name, title)}</ServerDrawings>,
  );

/** Lets the browser take over a page, and returns its text. */
function takeOver(name: string, html: string): string | null {
  const container = document.createElement('div');
  container.innerHTML = html;
  void beginHydration();
  render(pageOf(name, 'Shops'), { container, hydrate: true, onRecoverableError: () => {} });
  return container.textContent;
}

test("the server's part of a page stays as it is", () => {
  expect(takeOver('kept part', renderOnServer('kept part', 'Shops'))).toBe('Shopsby the server');
});

test('a page that was changed on its way is rendered anew, and the part with it', () => {
  expect(takeOver('lost part', renderOnServer('lost part', 'Boutiques'))).toBe('Shopsby its script');
});
