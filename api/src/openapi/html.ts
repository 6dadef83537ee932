import { escape } from '@aaspaas/contract/escape';

/** A piece of a page, with all that came from elsewhere escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, at) => part + write(values[at] ?? '')).join(''));
}

function write(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(write).join('');
  return escape(String(value));
}

/** A sentence in which names of fields stand between backticks. */
export function sentence(text: string): Html[] {
  return text.split('`').map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
}
