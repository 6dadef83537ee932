import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripAngles, stripScripts } from './text';

test.each([
  ['Asha', 'Asha'],
  ['a < b and b > c', 'a < b and b > c'],
  ['Asha<script>alert(1)</script> Menon', 'Asha Menon'],
  ['<SCRIPT SRC=//x.example>Asha', 'Asha'],
  ['Asha</script >', 'Asha'],
  ['<scr<script>ipt>alert(1)</script>Asha', '<scrAsha'],
  ['< script >x</ script >Asha', 'Asha'],
  ['Asha<script', 'Asha'],
  ['<<script>script>x</script>Asha', '<Asha'],
  ['</scr<script>ipt>Asha', 'Asha'],
  ['<scr</script>ipt src=x>Asha', 'Asha'],
  ['<s<s<script>cript>cript>Asha', 'Asha'],
  ['<script>never ended', 'never ended'],
  ['<scripture>Asha', '<scripture>Asha'],
  ['<scr<script></script>ipt>alert(1)</script>Asha', 'Asha'],
])('[M-347] script tags are stripped from %j', (typed, kept) => {
  expect(stripScripts(typed)).toBe(kept);
});

test('[M-347] no script tag is left, however they are nested', () => {
  const pieces = fc.constantFrom('<', '>', '</', 'script', '<script>', '</script>', 'scr', 'ipt', ' ', 'x');
  const check = fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
    const kept = stripScripts(parts.join(''));
    expect(kept).not.toMatch(/<\s*\/?\s*script\b/i);
    expect(stripScripts(kept)).toBe(kept);
  });
  fc.assert(check, { numRuns: 1000 });
});

test.each([
  ['Asha', 'Asha'],
  ['<b>Asha</b>', 'bAsha/b'],
  ['<scr<script>ipt>', 'scrscriptipt'],
  ['<<>>', ''],
])('of %j without < and > %j is left', (typed, kept) => {
  expect(stripAngles(typed)).toBe(kept);
});
