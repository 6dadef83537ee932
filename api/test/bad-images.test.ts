import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProfile } from '@aaspaas/contract/accounts/calls';
import { photoAtWidth, photoWidths } from '@aaspaas/contract/photos/media';
import { badImages } from './bad-images';
import type { BadImage } from './png-bombs';
import { type Answer, bootApp, type TestApp } from './boot';
import { makeAccount, signIn } from './make';

let testApp: TestApp;
let token: string;
let images: BadImage[];
/** The memory of the process before the first photo is sent. */
let usualBytes: number;

beforeAll(async () => {
  images = await badImages();
  testApp = await bootApp();
  token = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
  usualBytes = process.memoryUsage.rss();
}, 60_000);
afterAll(() => testApp.stop());

/** Two runs of so many bytes, most of them different, are not equal by chance. */
const runLength = 24;

/** The runs of bytes of a served file that are in the original too. */
function foundAgain(original: Buffer, served: Buffer): string[] {
  const found: string[] = [];
  for (let at = 0; at + runLength <= served.length; at += runLength) {
    const run = served.subarray(at, at + runLength);
    if (new Set(run).size > runLength / 2 && original.includes(run)) found.push(run.toString('latin1'));
  }
  return found;
}

async function servedFiles(answer: Answer): Promise<Buffer[]> {
  // The server has checked the reply against its shape.
  const { picture } = answer.body['user'] as { picture: string };
  const files = photoWidths.map(async (width) => {
    const { statusCode, rawPayload, headers } = await testApp.app.inject({
      url: photoAtWidth(picture, width),
    });
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    return rawPayload;
  });
  return Promise.all(files);
}

async function expectNothingOfIt({ bytes }: BadImage, answer: Answer): Promise<void> {
  for (const file of await servedFiles(answer)) {
    expect(file.toString('latin1', 8, 12)).toBe('WEBP');
    expect(foundAgain(bytes, file)).toEqual([]);
  }
}

/** By how much the memory of the process grew at most while it worked. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  let most = 0;
  const measure = () => (most = Math.max(most, process.memoryUsage.rss()));
  const timer = setInterval(measure, 10);
  await work().finally(() => clearInterval(timer));
  measure();
  return most - usualBytes;
}

const mostGrowth = 500 * 1024 * 1024;

test(
  'bad images: none breaks the server, fills its memory or is served as it came',
  { timeout: 180_000 },
  async () => {
    expect(images.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    const grown = await growthDuring(async () => {
      for (const image of images) {
        const answer = await testApp.post(editProfile.path, { image: image.bytes }, { as: token });
        if (answer.status !== image.expected) wrong.push(`${image.says}: ${answer.status} ${answer.text}`);
        if (answer.status === 200) await expectNothingOfIt(image, answer);
      }
    });
    expect(wrong).toEqual([]);
    expect(grown).toBeLessThan(mostGrowth);
    expect(await readdir(testApp.photoStore.temporaryFolder)).toEqual([]);
  },
);

test('the heaviest images at once stay within the same memory', { timeout: 180_000 }, async () => {
  const heavy = images.filter(({ says }) => /(13|25|63) million|coarse/.test(says));
  expect(heavy.length).toBeGreaterThan(5);
  const grown = await growthDuring(async () => {
    const sent = heavy.map(({ bytes }) => testApp.post(editProfile.path, { image: bytes }, { as: token }));
    for (const answer of await Promise.all(sent)) expect(answer.status).toBeLessThan(500);
  });
  expect(grown).toBeLessThan(mostGrowth);
});
