import type { Call, ReplyOf, RequestTo } from '@aaspaas/contract/call';
import type { Failure } from '@aaspaas/contract/failure';
import { failureOf, noReply } from './send';

/** By the name of their field. */
type Files = Readonly<Record<string, readonly Blob[]>>;

export interface UploadOptions {
  /** Hears the share that has gone out, from 0 to 1: of everything, and of each file in the order of sending. */
  onProgress?(share: number, ofFiles: readonly number[]): void;
  /** The same key for the same wish: a retry after a lost reply does it once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Photos over a village's 3G take their time; only silence is an error. */
const silenceMs = 60_000;

/** Makes a call that carries files. By XMLHttpRequest, because fetch cannot say how much has gone out. */
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
    if (options.idempotencyKey) request.setRequestHeader('idempotency-key', options.idempotencyKey);
    // Fields of a form are texts and numbers under their names.
    request.send(formOf(fields as Record<string, string | number | undefined>, files));
    if (options.signal?.aborted) cancel();
  });
}

/** Files go out one after the other, and last; what goes out before them are the text fields. */
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
    if (isOk) resolve(reply);
    else reject(failureOf(request.status, reply));
  } catch {
    reject(isOk ? noReply('unreachable') : failureOf(request.status, null));
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
