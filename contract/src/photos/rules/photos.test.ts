import { describe, expect, test } from 'vitest';
import { findComplaints } from '../../rule-engine/rule';
import { asking } from '../../rule-engine/rule-testing';
import { Said } from '../../says';
import type { PickedFile } from './files';
import { droppingRules, type Picking, pickingRules } from './picking';
import { shopPhotoPicked, shopPhotos } from './shop-photos';

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

  test.each<[number: number | undefined, files: PickedFile[]]>([
    [3, [image, image, pdf]],
    [10, [...images(9), bmp]],
    [2, [image, large]],
    [undefined, images(11)],
    [undefined, []],
  ])('the sentence about file %s says which it is', (n, files) => {
    const { files: said } = findComplaints({ files: shopPhotos }, { files }, (sentence) => sentence);
    expect(said instanceof Said ? said.params : {}).toEqual(n === undefined ? {} : { n });
  });

  const onPick = asking(shopPhotoPicked, { file: image, number: 3 });
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
