/** A file that came with a request. It is deleted when the request has been answered. */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
  /** Of the bytes as they were sent, in hex. */
  readonly sha256: string;
}
