/** What is known of a file before it is opened. */
export interface PickedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** A photo that has been opened. */
export interface MeasuredPhoto extends PickedFile {
  readonly width: number;
  readonly height: number;
}

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;
export const mostImages = 10;

export const shopKinds = ['jpeg', 'jpg', 'png', 'gif', 'webp'];
export const agentKinds = [...shopKinds, 'bmp'];

export const endingOf = ({ name }: PickedFile): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

// Some phones deliver photos without a type; then the file name decides.
const typeOf = (file: PickedFile): string => file.type.toLowerCase() || `image/${endingOf(file)}`;

export const isNoneOfKinds =
  (kinds: readonly string[]) =>
  (file: PickedFile): boolean =>
    !kinds.some((kind) => typeOf(file) === `image/${kind}`);

export const isNoImage = (file: PickedFile): boolean =>
  file.type ? !typeOf(file).startsWith('image/') : isNoneOfKinds(agentKinds)(file);

export const largerThan =
  (most: number) =>
  ({ bytes }: PickedFile): boolean =>
    bytes > most;

/** One of the files just picked; the first has number 1. */
export interface NumberedFile {
  readonly file: PickedFile;
  readonly number: number;
}
