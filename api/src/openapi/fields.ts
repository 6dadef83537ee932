import { html, type Html, sentence } from './html';
import { propertiesOf, type Schema } from './schemas';

/** What a request or a reply holds. */
export function drawFields(schema: Schema): Html {
  const fields = Object.entries(propertiesOf(schema));
  if (fields.length === 0) return html`<p>No fields.</p>`;
  const isNeeded = (name: string) => schema.required?.includes(name) ?? false;
  return html`<dl>${fields.map(([name, field]) => drawField(name, field, isNeeded(name)))}</dl>`;
}

export function drawField(name: string, field: Schema, isNeeded: boolean): Html {
  const inside = objectIn(field);
  return html`<div>
    <dt><code>${name}</code></dt>
    <dd>
      ${typeOf(field)}${isNeeded ? '' : ', may be absent'}.
      ${sentence(field.description ?? '')}${inside ? drawFields(inside) : ''}
    </dd>
  </div>`;
}

/** An object that has no name of its own and is therefore drawn in its place. */
function objectIn(field: Schema): Schema | null {
  if (field.properties) return field;
  return partsOf(field).map(objectIn).find(Boolean) ?? null;
}

/** The schemas that this one is made of; a schema may also be `true` or `false`, which ours never are. */
const partsOf = ({ items, anyOf = [] }: Schema): Schema[] =>
  [...(items ? [items] : []), ...anyOf] as Schema[];

function typeOf(field: Schema): Html {
  if (field.$ref) return linkTo(field.$ref.split('/').at(-1) ?? '');
  if (field.const !== undefined) return html`<code>${JSON.stringify(field.const)}</code>`;
  if (field.enum)
    return html`one of ${joined(field.enum.map((one) => html`<code>${JSON.stringify(one)}</code>`))}`;
  if (field.anyOf) return joined(partsOf(field).map(typeOf), ' or ');
  if (field.type === 'array') return html`list of ${partsOf(field).map(typeOf)}${limitsOf(field)}`;
  if (field.contentMediaType) return html`file`;
  return html`${String(field.type)}${limitsOf(field)}`;
}

const linkTo = (record: string): Html => html`<a href="#${record}">${record}</a>`;

const joined = (parts: readonly Html[], between = ', '): Html =>
  html`${parts.flatMap((part, at) => (at === 0 ? [part] : [html`${between}`, part]))}`;

function limitsOf({ maxLength, minimum, maximum, maxItems }: Schema): string {
  if (maxLength !== undefined) return ` of at most ${maxLength} characters`;
  if (maxItems !== undefined) return `, at most ${maxItems}`;
  return minimum === undefined || maximum === undefined ? '' : ` from ${minimum} to ${maximum}`;
}
