/** Every photo is stored in these widths; its url ends in '-{width}.webp'. */
export const photoWidths = [320, 800, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/**
 * Each of these is made from the next larger one when it is first asked for, so that no screen loads a file of more
 * than twice the width that it shows.
 */
export const madeWidths = [80, 160, 480] as const;
export type MadeWidth = (typeof madeWidths)[number];

const everyWidth = [80, 160, 320, 480, 800, 1600];

export const mediaBase = '/media/';

export function photoUrl(hash: string, width: PhotoWidth): string {
  return `${mediaBase}${hash}-${width}.webp`;
}

/** The same photo in another width. */
export function photoAtWidth(url: string, width: number): string {
  return url.replace(/-\d+\.webp$/, `-${width}.webp`);
}

/** Whether a file can be that of a photo, by its name. */
export const isPhotoFile = (name: string): boolean =>
  /^[0-9a-f]{32}-\d+\.webp$/.test(name) && everyWidth.some((width) => photoAtWidth(name, width) === name);

export function photoSourceSet(url: string): string {
  return everyWidth.map((width) => `${photoAtWidth(url, width)} ${width}w`).join(', ');
}
