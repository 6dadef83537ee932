/** Photos that are in the table `media`, by what they can be used for. */
export interface DemoPhotos {
  /** Hashes of shop photos by category id. */
  readonly shop: ReadonlyMap<number, readonly string[]>;
  /** Hashes of portraits. */
  readonly people: readonly string[];
}
