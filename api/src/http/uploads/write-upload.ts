import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileField } from '@aaspaas/contract/declare-call';
import { Failure } from '@aaspaas/contract/failure';
import type { Upload } from '../../photos/upload';
import type { Admission } from './upload-gate';
import { photoMessages } from '../../photos/messages';

/** Writes a file to disk as it is received, and counts and hashes its bytes. */
export async function writeUpload(
  source: Readable,
  path: string,
  { maxBytes, tooLarge }: Pick<FileField, 'maxBytes' | 'tooLarge'>,
  admission?: Admission,
): Promise<Upload> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Failure('too-large', tooLarge ?? photoMessages.tooLarge(maxBytes));
      await admission?.take(chunk.length);
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { path, bytes, sha256: hash.digest('hex') };
}
