import { expect, test } from 'vitest';
import { chunkGroups, filesOf, groups } from './chunk-groups';

const files = Object.values(groups).flatMap((lines) => lines.flatMap(filesOf));

test('no source is in two groups', () => {
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});

test('a source is in its group, whatever is asked of it, and in no other', () => {
  const groupsOf = (id: string) =>
    chunkGroups.filter(({ test: fits }) => (fits as (id: string) => boolean)(id));
  const [icon = ''] = filesOf('web/src/ui: art/figures');
  expect(groupsOf(`${icon}?no-inline`).map(({ name }) => name)).toEqual(['empty']);
  expect(groupsOf(`${icon}.ts`)).toEqual([]);
});

test('a source that is not there is told', () => {
  expect(() => filesOf('web/src/ui: Badge NoSuchPart')).toThrow('web/src/ui/NoSuchPart, which is not there');
});
