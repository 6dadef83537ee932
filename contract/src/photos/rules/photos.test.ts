import { describe, expect, test } from 'vitest';
import { agentPhotoPicked, licencePhotos, profilePhoto } from './agent-photos';
import { asking } from '../../rule-engine/rule-testing';
import type { MeasuredPhoto, PickedFile } from './files';
import { droppingRules, type Picking, pickingRules } from './picking';
import { placeIn, shopPhotoPicked, shopPhotos } from './shop-photos';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const image: PickedFile = { name: 'front.jpg', type: 'image/jpeg', bytes: 20 * kilobyte };
const pdf: PickedFile = { name: 'menu.pdf', type: 'application/pdf', bytes: 20 * kilobyte };
const bmp: PickedFile = { name: 'front.bmp', type: 'image/bmp', bytes: 20 * kilobyte };
const unnamedType: PickedFile = { ...image, name: 'IMG_1.JPG', type: '' };
const large: PickedFile = { ...image, bytes: 5 * megabyte + 1 };
type Files = { readonly files: readonly PickedFile[] };
const images = (count: number): PickedFile[] => Array.from({ length: count }, () => image);

describe('images of a business', () => {
  const onNext = (files: readonly PickedFile[]) =>
    asking<Files>({ files: shopPhotos }, { files: [] })('files', files);

  test.each<[clause: string, what: string, files: PickedFile[], sentence: string | null]>([
    ['R-274, R-415', 'none', [], 'At least one image is required'],
    ['R-415', 'one', images(1), null],
    ['R-415', 'ten', images(10), null],
    ['R-275, R-415', 'eleven', images(11), 'Maximum 10 images allowed'],
    ['R-276', 'the first a document', [pdf], 'File 1 is not a valid image format'],
    ['R-276', 'the third a document', [image, image, pdf], 'File 3 is not a valid image format'],
    [
      'R-276',
      'of no type and no ending',
      [{ ...image, name: 'front', type: '' }],
      'File 1 is not a valid image format',
    ],
    ['R-278', 'the second BMP', [image, bmp], 'Image 2 must be JPEG, PNG, GIF, or WebP format'],
    ['R-278', 'the tenth BMP', [...images(9), bmp], 'Image 10 must be JPEG, PNG, GIF, or WebP format'],
    ['R-278', 'of no type, by its ending', [unnamedType], null],
    ['R-279, R-415', 'the second a byte over 5 MB', [image, large], 'Image 2 exceeds 5MB size limit'],
    ['R-279, R-415', 'exactly 5 MB', [{ ...image, bytes: 5 * megabyte }], null],
  ])('[%s] %s', (_clause, _what, files, sentence) => {
    expect(onNext(files)).toBe(sentence);
  });
  test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'IMAGE/PNG'])(
    '[R-278] %s passes',
    (type) => {
      expect(onNext([{ ...image, type }])).toBeNull();
    },
  );
  test.each(['image/svg+xml', 'image/heic', 'image/tiff'])('[R-278] %s does not', (type) => {
    expect(onNext([{ ...image, type }])).toBe('Image 1 must be JPEG, PNG, GIF, or WebP format');
  });

  test.each<[place: number | undefined, files: PickedFile[]]>([
    [3, [image, image, pdf]],
    [10, [...images(9), bmp]],
    [2, [image, large]],
    [undefined, images(11)],
    [undefined, []],
  ])('the sentence about file %s says which it is', (place, files) => {
    expect(placeIn(onNext(files) ?? '')).toBe(place);
  });

  const onPick = asking(shopPhotoPicked, { file: image, place: 3 });
  test.each<[clause: string, what: string, file: PickedFile, sentence: string | null]>([
    ['R-277', 'a document', pdf, 'Only image files are allowed'],
    ['R-277', 'an image', image, null],
    ['R-277', 'a photo of no type', unnamedType, null],
    ['R-280', 'a byte over 5 MB', large, 'File 3 exceeds 5MB size limit'],
    ['R-280', 'exactly 5 MB', { ...image, bytes: 5 * megabyte }, null],
  ])('[%s] picked third: %s', (_clause, _what, file, sentence) => {
    expect(onPick('file', file)).toBe(sentence);
  });
});

describe('how many are added at once', () => {
  const sentence = (count: number, have: number) =>
    `Cannot upload ${count} files. Maximum 10 images allowed. You currently have ${have} images.`;
  const picking = (have: number) => asking<Picking>(pickingRules, { files: [], have });
  const dropping = (have: number) => asking<Picking>(droppingRules, { files: [], have });

  test.each([
    [10, 0, null],
    [11, 0, sentence(11, 0)],
    [3, 7, null],
    [4, 7, sentence(4, 7)],
    [1, 10, sentence(1, 10)],
  ])('[R-395] %i beside %i: %s', (count, have, said) => {
    expect([picking(have)('files', images(count)), dropping(have)('files', images(count))]).toEqual([
      said,
      said,
    ]);
  });
  test('[R-397] dropped files contain at least one image', () => {
    const none = 'No valid image files found. Please drop image files only.';
    const said = [[pdf], [pdf, pdf], [], [pdf, image]].map((files) => dropping(0)('files', files));
    expect(said).toEqual([none, none, none, null]);
  });
});

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
    asking<Files>({ files: licencePhotos }, { files: [] })('files', files);
  const onPick = asking(agentPhotoPicked, { file: image, place: 1 });

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
