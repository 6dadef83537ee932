import { says } from '@aaspaas/contract/says';

/** Messages about a photo that cannot be accepted. */
export const photoMessages = {
  wrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  wrongTypeWithBmp: 'Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.',
  broken: 'Invalid or corrupted image file',
  tooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  tooSlow: 'Timeout loading image - file may be corrupted',
  tooLarge: (maxBytes: number) =>
    says('Image file size must be less than {size}MB', { size: maxBytes / 1024 / 1024 }),
  tooMany: (most: number) =>
    most === 1 ? 'Please choose one image only' : says('Maximum {most} images allowed', { most }),
} as const;
