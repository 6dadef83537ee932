import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileField, FileFields } from '@aaspaas/contract/declare-call';
import type { ShapedCall } from '@aaspaas/contract/every-call';
import { Failure } from '@aaspaas/contract/failure';
import { imageWords } from '@aaspaas/contract/media';
import { bringBack } from '../../photos/photos-ahead';
import type { Upload } from '../../photos/upload';
import { readQuery } from '../query-string';
import type { Body } from './pace';
import type { Stay } from './upload-room';
import { writeUpload } from './write-upload';

export type Uploads = Readonly<Record<string, readonly Upload[]>>;

/** What of a call says how its form is read. */
export type FormCall = Pick<ShapedCall, 'files' | 'request'>;

export interface Form {
  readonly fields: Record<string, unknown>;
  readonly uploads: Uploads;
}

export interface FormSettings {
  readonly temporaryFolder: string;
  readonly patienceMs?: number;
  readonly stay?: Stay;
}

/** Ten shrunk photographs over a slow 3G line take two minutes; more than this is a lost or a lazy line. */
const usualPatienceMs = 4 * 60_000;

/** Receives a form, its files on disk and never whole in memory; they are gone when `work` is over, however it ends. */
export async function withForm<Result>(
  request: FastifyRequest,
  call: FormCall,
  { temporaryFolder, patienceMs = usualPatienceMs, stay }: FormSettings,
  work: (form: Form) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) {
    throw new Failure('wrong-type', 'This cannot be read. Please send it as the form does.');
  }
  const folder = await mkdtemp(join(temporaryFolder, 'upload-'));
  try {
    const form = new FormReader(call.files ?? {}, folder, stay);
    return await work(await receive(request, call, form, { patienceMs, stay }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Patience {
  readonly patienceMs: number;
  readonly stay: Stay | undefined;
}

async function receive(
  request: FastifyRequest,
  call: FormCall,
  form: FormReader,
  { patienceMs, stay }: Patience,
) {
  const late = new Failure('too-slow', 'Request timeout. Please check your connection and try again.');
  const cutOff = () => void request.raw.destroy(late);
  const timer = setTimeout(cutOff, patienceMs);
  const stopWatching = stay?.watch(bodyOf(request, cutOff));
  try {
    // Nothing would ever come of a line that broke before somebody listened, not even its end.
    if (request.raw.destroyed) throw late;
    for await (const part of request.parts({ limits: limitsOf(call.files ?? {}) })) await form.take(part);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    clearTimeout(timer);
    stopWatching?.();
    // What is still coming is read and dropped: a browser hears the answer only after it has sent everything.
    request.raw.unpipe();
    request.raw.resume();
  }
  return { fields: readQuery(call, Object.fromEntries(form.fields)), uploads: form.uploads };
}

/** Counted at the socket: whoever listens to the body itself would set it flowing. */
function bodyOf({ raw }: FastifyRequest, cutOff: () => void): Body {
  const { bytesRead } = raw.socket;
  return {
    bytes: () => raw.socket.bytesRead - bytesRead,
    isWaitingForUs: () => raw.readableLength > 0,
    cutOff,
  };
}

/** What a form of this call has at most, with its text and what stands between its parts. */
export const mostBytesOf = ({ files }: FormCall): number =>
  Object.values(files ?? {}).reduce((sum, { most, maxBytes }) => sum + most * maxBytes, 1024 * 1024);

/** Generous for people, tight for machines. Files that nobody asked for are allowed, and dropped. */
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
    // One byte more than is allowed, so that too much is noticed and no more of it is read.
    fileSize: Math.max(0, ...fields.map(({ maxBytes }) => maxBytes)) + 1,
  };
}

class FormReader {
  readonly fields = new Map<string, unknown>();
  readonly uploads: Record<string, Upload[]>;
  readonly #files: FileFields;
  readonly #folder: string;
  readonly #stay: Stay | undefined;

  constructor(files: FileFields, folder: string, stay?: Stay) {
    this.#files = files;
    this.#folder = folder;
    this.#stay = stay;
    this.uploads = Object.fromEntries(Object.keys(files).map((name) => [name, []]));
  }

  async take(part: Multipart): Promise<void> {
    if (part.type === 'file') return this.#takeFile(part);
    if (part.valueTruncated) throw new Failure('too-large', 'This is too large to send.');
    if (part.fieldnameTruncated || this.fields.has(part.fieldname)) {
      throw new Failure('invalid', 'Invalid data provided');
    }
    this.fields.set(part.fieldname, part.value);
  }

  async #takeFile({ fieldname, filename, file }: MultipartFile): Promise<void> {
    const field = this.#files[fieldname];
    const uploads = this.uploads[fieldname];
    if (!field || !uploads) return drain(file);
    const upload = await this.#write(file, field);
    // A form whose picture was not chosen sends a file without a name and without a byte.
    if (upload.bytes === 0 && !filename) return;
    if (uploads.length === field.most) throw new Failure('too-large', imageWords.tooMany(field.most));
    uploads.push(upload);
  }

  /** A photo that came before the form takes the place of its receipt, and is judged like all others. */
  async #write(file: MultipartFile['file'], { maxBytes }: FileField): Promise<Upload> {
    const newPath = () => join(this.#folder, randomUUID());
    const written = await writeUpload(file, newPath(), maxBytes, this.#stay);
    const upload = await bringBack(dirname(this.#folder), written, newPath());
    if (upload.bytes > maxBytes) throw new Failure('too-large', imageWords.tooLarge(maxBytes));
    return upload;
  }
}

async function drain(file: MultipartFile['file']): Promise<void> {
  for await (const _chunk of file);
}

/** A form that cannot be read is the sender's fault; a disk that cannot be written is ours. */
function asRefusal(error: unknown): unknown {
  const isOurs = error instanceof Error && ('statusCode' in error || 'syscall' in error);
  return error instanceof Failure || isOurs ? error : new Failure('invalid', 'Invalid data provided');
}
