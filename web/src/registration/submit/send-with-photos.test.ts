import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '@aaspaas/contract/failure';
import { ticketOf } from '@aaspaas/contract/photos/photo-ticket';
import type { Photo } from '../../photos/photo';
import { noReply } from '../../api/send';
import { upload } from '../../api/upload';
import { findTicket, forgetTickets } from './photo-tickets';
import { type Sending, sendWithPhotos, type UnsentPhotos } from './send-with-photos';

vi.mock('../../api/upload');

const lost = noReply('unreachable');
const photoOf = (id: string, bytes = 100_000): Photo => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  bytes,
  blob: new Blob([id.padEnd(bytes)]),
  isReady: true,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => photoOf(id));
const nameOf = async (blob: Blob | undefined) => (await blob?.text())?.trim() ?? '';

/** The photos in the order in which they were sent. */
let went: string[];
/** The outcome of each attempt to send a photo; without an entry it arrives. */
let fates: Record<string, Failure[]>;
let heard: Sending[];

beforeEach(() => {
  [went, fates, heard] = [[], {}, []];
  forgetTickets();
  vi.mocked(upload).mockImplementation(async (_call, _fields, files, options) => {
    const name = await nameOf(files['photo']?.[0]);
    went.push(name);
    options?.onProgress?.(0.5, [0.5]);
    const failure = fates[name]?.shift();
    if (failure) throw failure;
    return { result: true, message: '', ticket: `ticket of ${name}` };
  });
});

const send = (photos: readonly (Photo | undefined)[], form: (files: string[]) => unknown = () => 'done') => {
  const all = photos.filter((photo) => photo !== undefined);
  const listener = {
    onProgress: (sending: Sending) => void heard.push(sending),
    signal: new AbortController().signal,
  };
  return sendWithPhotos(all, listener, async (asFile) =>
    form(await Promise.all(all.map((photo) => nameOf(asFile(photo))))),
  );
};
const unsentOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (failure: UnsentPhotos) => failure.photos.map(({ photo, says }) => [photo.id, says]),
  );

test('sends the photos first, one by one, and then the form with their tickets in its own order', async () => {
  expect(await send([a, b], (files) => files)).toEqual(
    ['a', 'b'].map((name) => ticketOf(`ticket of ${name}`)),
  );
  expect(went).toEqual(['a', 'b']);
  expect(heard.map(({ share, shares }) => [share, ...shares])).toEqual([
    [0, 0, 0],
    [0.25, 0.5, 0],
    [0.5, 1, 0],
    [0.75, 1, 0.5],
    [1, 1, 1],
  ]);
});

test('sends a small photo, and one too large to go alone, with the form', async () => {
  const [small, large] = [photoOf('small', 60_000), photoOf('large', 6_000_000)];
  expect(await send([small, large], (files) => files)).toEqual(['small', 'large']);
  expect(went).toEqual([]);
});

test('retries after a single lost reply without a word', async () => {
  fates = { a: [lost] };
  expect(await send([a, b])).toBe('done');
  expect(went).toEqual(['a', 'a', 'b']);
});

test('names a photo that was not sent, and sends only that one again', async () => {
  fates = { b: [lost, lost] };
  expect(await unsentOf(send([a, b, c]))).toEqual([['b', 'Not sent yet']]);
  expect(went).toEqual(['a', 'b', 'b', 'c']);
  went = [];
  expect(await send([a, b, c])).toBe('done');
  expect(went).toEqual(['b']);
});

test('does not try a dead network with every photo', async () => {
  fates = { a: [lost, lost], b: [lost, lost] };
  expect(await unsentOf(send([a, b, c, d]))).toEqual(['a', 'b', 'c', 'd'].map((id) => [id, 'Not sent yet']));
  expect(went).toEqual(['a', 'a', 'b', 'b']);
});

test('shows what the server says about a photo at that photo', async () => {
  fates = { a: [new Failure('invalid', 'No picture')] };
  expect(await unsentOf(send([a, b, c]))).toEqual([['a', 'No picture']]);
  expect(went).toEqual(['a', 'b', 'c']);
});

test('goes on after any number of photos that the server refuses: the line is not the reason', async () => {
  const refused = () => [new Failure('invalid', 'No picture')];
  fates = { a: refused(), b: refused(), c: refused() };
  expect(await unsentOf(send([a, b, c, d]))).toEqual(['a', 'b', 'c'].map((id) => [id, 'No picture']));
  expect(went).toEqual(['a', 'b', 'c', 'd']);
  expect(findTicket('d')).toBe('ticket of d');
});

test('sends photos with the form to a server that accepts no single photos', async () => {
  fates = { a: [new Failure('busy', 'Later')] };
  expect(await send([a, b], (files) => files)).toEqual(['a', 'b']);
  expect(went).toEqual(['a']);
});

test('sends photos again, once, that the server has deleted meanwhile', async () => {
  let forms = 0;
  const forgetful = () => {
    forms += 1;
    throw new Failure('gone', 'Send it again');
  };
  await expect(send([a], forgetful)).rejects.toThrow('Send it again');
  expect([forms, went]).toEqual([2, ['a', 'a']]);
});

test('remembers what has arrived after a reload', async () => {
  await send([a]);
  vi.resetModules();
  const later = await import('./photo-tickets');
  expect(later.findTicket('a')).toBe('ticket of a');
  forgetTickets();
  expect([findTicket('a'), sessionStorage.length]).toEqual([undefined, 0]);
});
