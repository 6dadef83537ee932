/** Saves a file on the visitor's device, under this name. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has saved the file by then; keeping it would fill the phone's memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const keepJson = (data: unknown, name: string): void =>
  keepFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
