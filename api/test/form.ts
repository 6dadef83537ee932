import { everyCall } from '@aaspaas/contract/every-call';

export const takesForm = (path: string): boolean =>
  everyCall.some((call) => call.path === path && call.files !== null);

/** The fields as a browser's form sends them: values as text, buffers as files, a list as a repeated field. */
export function asForm(body: object | null): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) append(form, name, each);
  }
  return form;
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined) return;
  if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), 'photo.png');
  else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
}
