import { beforeEach, expect, test } from 'vitest';
import { DatabaseAway } from '../../db/database-away';
import { longestMs, type Making, openSharedReplies, type SharedReplies } from './shared-replies';

let isHearing = true;
let made = 0;
let passedMs = 1_000;
let replies: SharedReplies;

beforeEach(() => {
  isHearing = true;
  made = 0;
  replies = open(1_000_000);
});

const open = (mostBytes: number) =>
  openSharedReplies({
    mostBytes,
    isHearing: () => isHearing,
    timer: { now: () => passedMs },
  });

/** A maker that says how often anything was made. */
const about =
  (...dependencies: string[]) =>
  async (making: Making) => {
    making.dependsOn(...dependencies);
    return { made: ++made, size: 100 };
  };

const read = async (key: string, ...dependencies: string[]) =>
  (await replies.get(key, about(...dependencies))).value.made;

test('is made once for all who ask', async () => {
  expect(await read('a', 'shop:1')).toBe(1);
  expect(await read('a', 'shop:1')).toBe(1);
  expect(await read('b', 'shop:1')).toBe(2);
});

test('who asks while it is being made waits for the same', async () => {
  expect(await Promise.all([read('a', 'shop:1'), read('a', 'shop:1'), read('a', 'shop:1')])).toEqual([
    1, 1, 1,
  ]);
});

test('a change of what it is made of makes it anew, another change does not', async () => {
  await read('a', 'shop:1', 'city:kochi');
  await read('b', 'shop:2', 'city:kochi');
  replies.forget(['shop:1']);
  expect(await read('b', 'shop:2', 'city:kochi')).toBe(2);
  expect(await read('a', 'shop:1', 'city:kochi')).toBe(3);
  replies.forget(['city:kochi', 'city:delhi']);
  expect(await read('a', 'shop:1')).toBe(4);
  expect(await read('b', 'shop:2')).toBe(5);
  replies.forget(null);
  expect(await read('a', 'shop:1')).toBe(6);
});

test('what changed while it was being made is not kept, and who asks after the change does not wait for it', async () => {
  let finish: (value: { made: string; size: number }) => void = () => {};
  const slow = new Promise<{ made: string; size: number }>((resolve) => void (finish = resolve));
  const early = replies.get('a', async ({ dependsOn }) => {
    dependsOn('shop:1');
    return slow;
  });
  replies.forget(['shop:1']);
  const late = read('a', 'shop:1');
  expect(await late).toBe(1);
  finish({ made: 'early', size: 100 });
  expect((await early).value).toMatchObject({ made: 'early' });
  expect(await read('a', 'shop:1')).toBe(1);
});

test('a change of something else while it was being made does not matter', async () => {
  const making = replies.get('a', async ({ dependsOn }) => {
    dependsOn('shop:1');
    replies.forget(['shop:2']);
    return { made: ++made, size: 100 };
  });
  await making;
  expect(await read('a', 'shop:1')).toBe(1);
});

test('without a word on what it depends on nothing is kept', async () => {
  expect(await read('a')).toBe(1);
  expect(await read('a')).toBe(2);
});

test('what fails is not kept', async () => {
  await expect(replies.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await read('a', 'shop:1')).toBe(1);
});

test('while changes cannot be heard of, everything is made for who asks', async () => {
  await read('a', 'shop:1');
  isHearing = false;
  expect(await read('a', 'shop:1')).toBe(2);
  expect(await Promise.all([read('a', 'shop:1'), read('a', 'shop:1')])).toEqual([3, 4]);
});

test('is never older than five seconds', async () => {
  await read('a', 'shop:1');
  passedMs += longestMs - 1;
  expect(await read('a', 'shop:1')).toBe(1);
  passedMs += 2;
  expect(await read('a', 'shop:1')).toBe(2);
});

test('keeps no more than it may, and no single large one', async () => {
  replies = open(16_000);
  for (let number = 0; number < 200; number++) await read(`key ${number}`, 'shops');
  expect(await read('key 199', 'shops')).toBe(200);
  expect(await read('key 0', 'shops')).toBe(201);
  const large = () =>
    replies.get('large', async ({ dependsOn }) => {
      dependsOn('shops');
      return { size: 2000, at: ++made };
    });
  expect((await large()).value.at).toBe(202);
  expect((await large()).value.at).toBe(203);
});

test('what is done each time comes with the reply', async () => {
  const seen: string[] = [];
  const get = () =>
    replies.get('a', async ({ dependsOn, eachTime }) => {
      dependsOn('shops');
      eachTime(({ ip }) => void seen.push(ip));
      return { size: 0 };
    });
  for (const ip of ['10.0.0.1', '10.0.0.2'])
    for (const work of (await get()).eachTime) work({ actor: null, ip });
  expect(seen).toEqual(['10.0.0.1', '10.0.0.2']);
});

const lost = () => Promise.reject(new DatabaseAway(new Error('gone')));
const ageOfOld = async (key: string) => (await replies.get<{ made: number; size: number }>(key, lost)).ageMs;

test('while the database is away, what was made before is given with its age, for an hour', async () => {
  expect(await read('a', 'shop:1')).toBe(1);
  isHearing = false;
  passedMs += longestMs + 1000;
  const { value, ageMs, mayBeKept } = await replies.get<{ made: number; size: number }>('a', lost);
  expect([value.made, ageMs, mayBeKept]).toEqual([1, longestMs + 1000, false]);
  passedMs += 60 * 60_000;
  await expect(ageOfOld('a')).rejects.toThrow(DatabaseAway);
});

test('what is known to have changed is not given, nor is anything after another failure', async () => {
  await read('a', 'shop:1');
  await read('b', 'shop:2');
  replies.forget(['shop:1']);
  await expect(ageOfOld('a')).rejects.toThrow(DatabaseAway);
  passedMs += longestMs + 1;
  expect(await ageOfOld('b')).toBe(longestMs + 1);
  await expect(replies.get('b', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
});

test('a reply that is old is not kept', async () => {
  const old = async (making: Making) => {
    making.dependsOn('shop:1');
    making.isOld(7000);
    return { made: ++made, size: 100 };
  };
  expect([(await replies.get('a', old)).ageMs, await read('a', 'shop:1')]).toEqual([7000, 2]);
});
