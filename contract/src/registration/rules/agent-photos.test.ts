import { describe, expect, test } from 'vitest';
import type { MeasuredPhoto, PickedFile } from '../../photos/rules/files';
import { asking } from '../../rule-engine/rule-testing';
import { agentPhotoPicked, licencePhotos, profilePhoto } from './agent-photos';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const image: PickedFile = { name: 'front.jpg', type: 'image/jpeg', bytes: 20 * kilobyte };
const pdf: PickedFile = { name: 'menu.pdf', type: 'application/pdf', bytes: 20 * kilobyte };
const images = (count: number): PickedFile[] => Array.from({ length: count }, () => image);
const wrongType = 'Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.';
const ofLength = (length: number): string => `${'a'.repeat(length - 4)}.jpg`;
const agentFiles: [clause: string, what: string, file: Partial<PickedFile>, sentence: string | null][] = [
  ['R-400', 'a document', pdf, wrongType],
  ['R-400', 'SVG', { name: 'me.svg', type: 'image/svg+xml' }, wrongType],
  ['R-334, R-341, R-416, R-418', 'exactly 50 MB', { bytes: 50 * megabyte }, null],
  ['R-398', 'a byte over 50 MB', { bytes: 50 * megabyte + 1 }, 'File size (50.01 MB) exceeds 50MB limit'],
  ['R-334, R-341, R-398', '62.5 MB', { bytes: 62.5 * megabyte }, 'File size (62.50 MB) exceeds 50MB limit'],
  ['R-334, R-341, R-416, R-418', 'exactly 1 KB', { bytes: kilobyte }, null],
  [
    'R-334, R-341, R-399',
    'a byte less',
    { bytes: kilobyte - 1 },
    'File appears to be corrupted or too small',
  ],
  ['R-335, R-420', 'a name of 255', { name: ofLength(255) }, null],
  ['R-335, R-401, R-420', 'a name of 256', { name: ofLength(256) }, 'Filename is too long'],
  ['R-335', 'a name as phones give', { name: 'WhatsApp Image 2026-03-16 at 10.00_1 (2).jpeg' }, null],
  ['R-335', 'a name in Malayalam', { name: 'ലൈസൻസ് ൧.jpg' }, null],
  ['R-335', 'a name in Hindi', { name: 'लाइसेंस.jpg' }, null],
];
const strangeNames = ['a/b', 'a\\b', 'a:b', 'a*b', 'a&b', 'a\u0000b', '😀', 'a’b', '<b>'];
const agentTypes = ['jpeg', 'jpg', 'png', 'gif', 'bmp', 'webp'];

describe('images of a licence', () => {
  const says = (files: readonly PickedFile[]) =>
    asking<{ files: readonly PickedFile[] }>({ files: licencePhotos }, { files: [] })('files', files);
  const onPick = asking(agentPhotoPicked, { file: image, number: 1 });

  test.each([
    [0, 'At least one licence image is required'],
    [1, null],
    [10, null],
    [11, 'Maximum 10 images allowed'],
  ])('[R-332, R-416] %i: %s', (count, sentence) => {
    expect(says(images(count))).toBe(sentence);
  });
  test.each(agentFiles)('[%s] %j', (_clause, _what, file, sentence) => {
    expect(onPick('file', { ...image, ...file })).toBe(sentence);
    expect(says([image, { ...image, ...file }])).toBe(sentence);
  });
  test.each(strangeNames)('[R-335, R-402] named %j [D-039]', (name) => {
    expect(onPick('file', { ...image, name: `${name}.jpg` })).toBe('Filename contains invalid characters');
  });
  test.each(agentTypes)('[R-333] %s passes [D-036]', (kind) => {
    expect(says([{ ...image, type: `image/${kind}` }])).toBeNull();
    expect(says([{ ...image, name: `licence.${kind.toUpperCase()}`, type: '' }])).toBeNull();
  });
});

describe('an agent’s profile picture', () => {
  const good: MeasuredPhoto = { ...image, width: 400, height: 400 };
  const says = (picture: MeasuredPhoto | null) =>
    asking<{ picture: MeasuredPhoto | null }>({ picture: profilePhoto }, { picture: good })(
      'picture',
      picture,
    );

  test('[R-339] is required', () => {
    expect([says(null), says(good)]).toEqual(['Profile picture is required', null]);
  });
  test.each(agentFiles)('[%s] %j', (_clause, _what, file, sentence) => {
    expect(says({ ...good, ...file })).toBe(sentence);
  });
  test.each([
    ...agentTypes.map((ending) => [`me.${ending}`, null]),
    ['ME.JPG', null],
    ['me.heic', wrongType],
    ['me.jpg.exe', wrongType],
    ['me', wrongType],
    ['', wrongType],
    ['me;.jpg', 'Filename contains invalid characters'],
  ])('[R-340] named %j: %s', (name, sentence) => {
    expect(says({ ...good, name: name ?? '' })).toBe(sentence);
  });

  const small = 'Image dimensions are too small (minimum 50x50 pixels)';
  const big = 'Image dimensions are too large (maximum 5000x5000 pixels)';
  test.each([
    ['R-342, R-418', 50, 50, null],
    ['R-342, R-403', 49, 50, small],
    ['R-342, R-403', 50, 49, small],
    ['R-342, R-418', 5000, 5000, null],
    ['R-342, R-404', 5001, 5000, big],
    ['R-342, R-404', 5000, 5001, big],
  ])('[%s] %i by %i pixels: %s', (_clause, width, height, sentence) => {
    expect(says({ ...good, width, height })).toBe(sentence);
  });
});
