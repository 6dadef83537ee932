import { expect, test } from 'vitest';
import { withTextsSaid } from './say-texts';

const built = (source: string): string =>
  withTextsSaid('web/src/x/Part.tsx', source).replace(/^import [^;]*;/, '');
const inPart = (drawn: string) => `const Part = () => ${drawn};`;

test.each([
  ['<p>Hello there</p>', '<p>{$say("Hello there")}</p>'],
  ['<p title="Hello">{name}</p>', '<p title={$say("Hello")}>{name}</p>'],
  ['<p> Hello <b>you</b></p>', '<p>{" "+$say("Hello")+" "}<b>{$say("you")}</b></p>'],
  ["<p>{isOpen ? 'Open' : 'Closed'}</p>", '<p>{isOpen ? $say("Open") : $say("Closed")}</p>'],
  ["<p>{isOpen && 'Open now'}</p>", '<p>{isOpen && $say("Open now")}</p>'],
  [
    '<Field label="Full name" name="fullName" type="Text" />',
    '<Field label={$say("Full name")} name="fullName" type="Text" />',
  ],
  ['<p>\n  Hello\n  there\n</p>', '<p>{$say("Hello there")\n\n\n}</p>'],
])('%s', (written, said) => {
  expect(built(inPart(written))).toBe(inPart(said));
});

test.each([
  '<p className="text-sm">{user.name}</p>',
  "<a href='/Shops'>{label}</a>",
  "<p>{kind === 'Shop' ? one : other}</p>",
  '<p>· 12 %</p>',
])('%s stays as it is', (written) => {
  expect(withTextsSaid('web/src/x/Part.tsx', inPart(written))).toBe(inPart(written));
});

test('a text that would be said before the language is known fails the build', () => {
  expect(() => built('export const part = <p>Hello</p>;')).toThrow("says 'Hello' before it knows");
});
