/** Every stored photo exists in these widths; its url ends in '-{width}.webp'. */
export const imageWidths = [320, 800, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const mediaBase = '/media/';

export function imageUrl(hash: string, width: ImageWidth): string {
  return `${mediaBase}${hash}-${width}.webp`;
}

/** The same photo in another width. */
export function imageAt(url: string, width: ImageWidth): string {
  return url.replace(/-\d+\.webp$/, `-${width}.webp`);
}

export function imageSourceSet(url: string): string {
  return imageWidths.map((width) => `${imageAt(url, width)} ${width}w`).join(', ');
}

/** Messages about a photo that cannot be accepted, in the browser and on the server. */
export const imageWords = {
  wrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  wrongTypeWithBmp: 'Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.',
  broken: 'Invalid or corrupted image file',
  tooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  tooSlow: 'Timeout loading image - file may be corrupted',
  tooLarge: (maxBytes: number) => `Image file size must be less than ${maxBytes / 1024 / 1024}MB`,
  tooMany: (most: number) => (most === 1 ? 'Please choose one image only' : `Maximum ${most} images allowed`),
} as const;
