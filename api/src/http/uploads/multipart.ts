import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileField, FileFields } from '@aaspaas/contract/declare-call';
import type { ShapedCall } from '@aaspaas/contract/every-call';
import { Failure } from '@aaspaas/contract/failure';
import { BucketAway } from '../../photos/bucket/bucket-away';
import { resolveStagedPhoto, type WaitingRoom } from '../../photos/photos-ahead';
import type { Upload } from '../../photos/upload';
import { readQuery } from '../query-string';
import { bodyOf, tooSlow } from './speed';
import type { Admission } from './upload-gate';
import { writeUpload } from './write-upload';
import { photoMessages } from '../../photos/messages';

export type Uploads = Readonly<Record<string, readonly Upload[]>>;

/** The parts of a call that say how its form is read. */
export type FormCall = Pick<ShapedCall, 'files' | 'request'>;

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly uploads: Uploads;
}

export interface FormSettings {
  readonly room: WaitingRoom;
  readonly patienceMs?: number;
  readonly admission?: Admission;
}

/** Ten reduced photos over a slow 3G connection take two minutes; one that takes longer than this is broken. */
const usualPatienceMs = 4 * 60_000;

/** Receives a form. Its files are written to disk, never held in memory, and deleted when `work` has ended. */
export async function withForm<Result>(
  request: FastifyRequest,
  call: FormCall,
  { room, patienceMs = usualPatienceMs, admission }: FormSettings,
  work: (form: Form) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) {
    throw new Failure('wrong-type', 'This cannot be read. Please send it as the form does.');
  }
  const folder = await mkdtemp(join(room.temporaryFolder, 'upload-'));
  try {
    const form = new FormReader(call.files ?? {}, folder, { room, admission });
    return await work(await receive(request, call, form, { patienceMs, admission }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Patience {
  readonly patienceMs: number;
  readonly admission: Admission | undefined;
}

async function receive(
  request: FastifyRequest,
  call: FormCall,
  form: FormReader,
  { patienceMs, admission }: Patience,
) {
  const cutOff = () => void request.raw.destroy(tooSlow());
  const timer = setTimeout(cutOff, patienceMs);
  const stopWatching = admission?.watch(bodyOf(request.raw, cutOff));
  try {
    // If the connection has broken already, no event will ever come, not even 'end'.
    if (request.raw.destroyed) throw tooSlow();
    for await (const part of request.parts({ limits: limitsOf(call.files ?? {}) })) await form.take(part);
  } catch (error) {
    throw asFormFailure(error);
  } finally {
    clearTimeout(timer);
    stopWatching?.();
    // The rest of the body is read and dropped, because a browser reads the reply only after it has sent everything.
    request.raw.unpipe();
    request.raw.resume();
  }
  return { fields: readQuery(call, Object.fromEntries(form.fields)), uploads: form.uploads };
}

/** The largest form that this call accepts: its files, and one megabyte for text and separators. */
export const mostBytesOf = ({ files }: FormCall): number =>
  Object.values(files ?? {}).reduce((sum, { most, maxBytes }) => sum + most * maxBytes, 1024 * 1024);

/** More than people need, less than an attacker wants. Files of unknown fields are accepted and dropped. */
function limitsOf(files: FileFields) {
  const fields = Object.values(files);
  const most = fields.reduce((sum, { most }) => sum + most, 0);
  return {
    fieldNameSize: 100,
    fieldSize: 100_000,
    fields: 60,
    files: most + 5,
    parts: most + 65,
    headerPairs: 20,
    // One byte more than allowed, so that a larger file is noticed and no more of it is read.
    fileSize: Math.max(0, ...fields.map(({ maxBytes }) => maxBytes)) + 1,
  };
}

class FormReader {
  readonly fields = new Map<string, unknown>();
  readonly uploads: Record<string, Upload[]>;
  readonly #files: FileFields;
  readonly #folder: string;
  readonly #room: WaitingRoom;
  readonly #admission: Admission | undefined;

  constructor(
    files: FileFields,
    folder: string,
    { room, admission }: { room: WaitingRoom; admission: Admission | undefined },
  ) {
    this.#files = files;
    this.#folder = folder;
    this.#room = room;
    this.#admission = admission;
    this.uploads = Object.fromEntries(Object.keys(files).map((name) => [name, []]));
  }

  async take(part: Multipart): Promise<void> {
    if (part.type === 'file') return this.#takeFile(part);
    if (part.valueTruncated) throw new Failure('too-large', 'This is too large to send.');
    if (part.fieldnameTruncated || this.fields.has(part.fieldname)) {
      throw new Failure('invalid', 'Invalid data provided');
    }
    this.fields.set(part.fieldname, typeof part.value === 'string' ? asTyped(part.value) : part.value);
  }

  async #takeFile({ fieldname, filename, file }: MultipartFile): Promise<void> {
    const field = this.#files[fieldname];
    const uploads = this.uploads[fieldname];
    if (!field || !uploads) return drain(file);
    const upload = await this.#write(file, field);
    // Browsers send an empty file without a name where no photo was picked.
    if (upload.bytes === 0 && !filename) return;
    if (uploads.length === field.most) throw new Failure('too-large', photoMessages.tooMany(field.most));
    uploads.push(upload);
  }

  /** A ticket is replaced by the photo that was sent ahead, which is then checked like any other. */
  async #write(file: MultipartFile['file'], field: FileField): Promise<Upload> {
    const newPath = () => join(this.#folder, randomUUID());
    const written = await writeUpload(file, newPath(), field, this.#admission);
    const upload = await resolveStagedPhoto(this.#room, written, newPath(), this.#admission?.take);
    if (upload.bytes > field.maxBytes) throw new Failure('too-large', photoMessages.tooLarge(field.maxBytes));
    return upload;
  }
}

/** A browser sends a line break as two characters, which people count as one. */
const asTyped = (text: string): string => text.replaceAll('\r\n', '\n');

async function drain(file: MultipartFile['file']): Promise<void> {
  for await (const _chunk of file);
}

/** A form that cannot be read is the sender's error; a disk that cannot be written to is ours. */
function asFormFailure(error: unknown): unknown {
  const isOurs =
    error instanceof BucketAway || (error instanceof Error && ('statusCode' in error || 'syscall' in error));
  return error instanceof Failure || isOurs ? error : new Failure('invalid', 'Invalid data provided');
}
