import { product } from '@aaspaas/contract/product';
import type { ApiDocument } from './document';
import { failureTable } from './failures';
import { drawField, drawFields } from './fields';
import { html, type Html, sentence } from './html';
import type { Operation } from './operation';
import type { Schema } from './schemas';

export const urls = {
  document: `${product.base}/openapi.json`,
  page: `${product.base}/docs`,
  styles: `${product.base}/docs.css`,
} as const;

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The description as a page to read: all of it drawn here, so that it needs no script. */
export function drawPage({ info, paths, components }: ApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, { post, get }]): Entry[] => [
    { method: 'POST', path, operation: post },
    ...(get ? [{ method: 'GET', path, operation: get }] : []),
  ]);
  const tags = [...new Set(entries.flatMap(({ operation }) => operation.tags))];
  const groups = tags.map(
    (tag) => [tag, entries.filter(({ operation }) => operation.tags.includes(tag))] as const,
  );
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Calls of ${info.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${urls.styles}" />
      </head>
      <body>
        <header>
          <p><a href="#calls">Skip the list of calls</a></p>
          <h1>Calls of ${info.title}</h1>
          <p>${sentence(info.description)}</p>
          <p>The same for programs: <a href="${urls.document}">OpenAPI 3.1</a></p>
        </header>
        <nav aria-label="Calls">
          <ul>
            ${groups.map(drawList)}
          </ul>
        </nav>
        <main id="calls" tabindex="-1">
          ${groups.map(drawGroup)} ${drawRecords(components.schemas)} ${drawFailures()}
        </main>
      </body>
    </html> `.text;
}

const nameOf = ({ method, path }: Entry): Html => html`<code>${method} ${path}</code>`;

function drawList([tag, entries]: readonly [string, readonly Entry[]]): Html {
  const links = entries.map(
    (entry) => html`<li><a href="#${entry.operation.operationId}">${nameOf(entry)}</a></li>`,
  );
  return html`<li>
    ${tag}
    <ul>
      ${links}
    </ul>
  </li>`;
}

const drawGroup = ([tag, entries]: readonly [string, readonly Entry[]]): Html =>
  html`<section aria-label="${tag}">
    <h2>${tag}</h2>
    ${entries.map(drawEntry)}
  </section>`;

function drawEntry(entry: Entry): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses } = entry.operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const fields = parameters.map(({ name, schema, required, description: about = '' }) =>
    drawField(name, { ...schema, description: about }, required),
  );
  return html`<article aria-labelledby="${operationId}">
    <h3 id="${operationId}" tabindex="-1">${nameOf(entry)}</h3>
    <p>${sentence(summary)}</p>
    <p>${sentence(description)}</p>
    ${
      fields.length > 0
        ? html`<h4>${body ? 'Headers' : 'Query'}</h4>
            <dl>${fields}</dl>`
        : ''
    }
    ${
      body
        ? html`<h4>Request, <code>${type ?? ''}</code></h4>
            ${drawFields(body.schema)}`
        : ''
    }
    <h4>Reply</h4>
    ${drawFields(responses['200']?.content?.['application/json']?.schema ?? {})}
    <h4>Failures</h4>
    <p>${statusesOf(responses)}</p>
  </article>`;
}

const statusesOf = (responses: Operation['responses']): Html[] => [
  ...Object.keys(responses)
    .filter((status) => Number(status) >= 400)
    .map((status) => html`<a href="#status-${status}">${status}</a> `),
  html`and <a href="#failures">others</a>`,
];

function drawRecords(schemas: Readonly<Record<string, Schema>>): Html {
  const records = Object.entries(schemas).map(
    ([name, schema]) =>
      html`<h3 id="${name}" tabindex="-1">${name}</h3>
        ${drawFields(schema)}`,
  );
  return html`<section aria-label="Records">
    <h2>Records</h2>
    ${records}
  </section>`;
}

function drawFailures(): Html {
  const rows = failureTable.map(
    ([status, kind, meaning]) =>
      html`<div>
        <dt id="status-${status}" tabindex="-1">${status} ${kind}</dt>
        <dd>${sentence(meaning)}</dd>
      </div>`,
  );
  return html`<section aria-label="Failures">
    <h2 id="failures" tabindex="-1">Failures</h2>
    <p>The body is a <a href="#Failure">Failure</a>.</p>
    <dl>${rows}</dl>
  </section>`;
}

export const styles = `
body { margin: 0 auto; max-width: 50rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { margin-top: 2.5rem; font-size: 1.3rem; }
h3 { margin-top: 2rem; font-size: 1.1rem; }
h4 { margin: 1rem 0 0; font-size: 1rem; }
nav ul { padding: 0; list-style: none; }
nav > ul > li { margin-top: 1rem; font-weight: 600; }
nav a { display: block; padding: 0.375rem 0; }
article { border-top: 1px solid; }
dl { margin: 0.5rem 0; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem 1.5rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9375em; }
p > a { display: inline-block; padding: 0.25rem 0; }
`;
