import { inLanguage } from '../current-url/language-prefix';
import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { failureOf, noReply, throwIfDeclined } from './send';

/** Files by the name of their form field. */
type Files = Readonly<Record<string, readonly Blob[]>>;

export interface UploadOptions {
  /**
   * Called with the share that has been sent, from 0 to 1: of everything, and of each file in the order of sending.
   */
  onProgress?(share: number, ofFiles: readonly number[]): void;
  /** A retry with the same key is done only once, even if the first reply was lost. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Photos take long over slow mobile networks. An upload fails only when nothing moves for this long. */
const silenceMs = 60_000;

/** Makes a call that carries files. It uses XMLHttpRequest because fetch cannot report upload progress. */
export function upload<C extends Call>(
  call: C,
  fields: RequestTo<C>,
  files: Files,
  options: UploadOptions = {},
): Promise<ReplyOf<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const silence = watchSilence(request, () => reject(noReply('timed-out')));
    const cancel = () => request.abort();
    const end = (finish: () => void) => {
      silence.stop();
      options.signal?.removeEventListener('abort', cancel);
      finish();
    };
    const lose = () => end(() => reject(noReply('unreachable')));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      silence.restart();
      options.onProgress?.(total ? loaded / total : 0, sharesOf(files, loaded, total));
    });
    request.addEventListener('load', () => end(() => settle<C>(request, resolve, reject)));
    request.addEventListener('error', lose);
    request.addEventListener('abort', lose);
    options.signal?.addEventListener('abort', cancel);
    request.open('POST', call.path);
    request.setRequestHeader('accept-language', inLanguage.code);
    if (options.idempotencyKey) request.setRequestHeader('idempotency-key', options.idempotencyKey);
    // The request of a call with files holds only texts and numbers.
    request.send(formOf(fields as Record<string, string | number | undefined>, files));
    if (options.signal?.aborted) cancel();
  });
}

/** Files are sent last, one after the other; the bytes before them are the text fields. */
function sharesOf(files: Files, loaded: number, total: number): number[] {
  const blobs = Object.values(files).flat();
  let begins = total - blobs.reduce((sum, { size }) => sum + size, 0);
  return blobs.map(({ size }) => {
    const share = size === 0 ? 1 : Math.min(1, Math.max(0, (loaded - begins) / size));
    begins += size;
    return share;
  });
}

function formOf(fields: Record<string, string | number | undefined>, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const [name, blobs] of Object.entries(files))
    for (const blob of blobs) form.append(name, blob, 'photo');
  return form;
}

function settle<C extends Call>(
  request: XMLHttpRequest,
  resolve: (reply: ReplyOf<C>) => void,
  reject: (failure: Failure) => void,
): void {
  const isOk = request.status >= 200 && request.status < 300;
  try {
    const reply: ReplyOf<C> = JSON.parse(request.responseText);
    if (isOk) resolve(throwIfDeclined(reply));
    else reject(failureOf(request.status, reply));
  } catch (error) {
    if (error instanceof Failure) reject(error);
    else reject(isOk ? noReply('unreachable') : failureOf(request.status, null));
  }
}

function watchSilence(request: XMLHttpRequest, onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onSilence();
      request.abort();
    }, silenceMs);
  };
  restart();
  return { restart, stop: () => clearTimeout(timer) };
}
