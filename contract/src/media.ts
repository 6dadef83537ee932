/** Every stored picture exists in these widths; its address ends in '-{width}.webp'. */
export const imageWidths = [320, 800, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const mediaBase = '/media/';

export function imageAddress(hash: string, width: ImageWidth): string {
  return `${mediaBase}${hash}-${width}.webp`;
}

/** The same picture in another width. */
export function imageAt(address: string, width: ImageWidth): string {
  return address.replace(/-\d+\.webp$/, `-${width}.webp`);
}

export function imageSourceSet(address: string): string {
  return imageWidths.map((width) => `${imageAt(address, width)} ${width}w`).join(', ');
}
