/** Red in the upper half, blue in the lower one. */
export function bmp(width: number, height: number, bits: 24 | 32, isTopDown = false): Buffer {
  const stride = Math.ceil((width * bits) / 32) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(isTopDown ? -height : height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  for (let row = 0; row < height; row++) {
    const isUpper = row < height / 2;
    const line = 54 + stride * (isTopDown ? row : height - 1 - row);
    for (let column = 0; column < width; column++) {
      file.set(isUpper ? [0, 0, 255] : [255, 0, 0], line + (column * bits) / 8);
    }
  }
  return file;
}

function changed(change: (file: Buffer) => void): Buffer {
  const file = bmp(30, 20, 24);
  change(file);
  return file;
}

export function brokenBmps(): { readonly says: string; readonly bytes: Buffer }[] {
  return [
    { says: 'BMP of two bytes', bytes: Buffer.from('BM') },
    { says: 'BMP without its pixels', bytes: bmp(30, 20, 24).subarray(0, 54) },
    { says: 'BMP without its last line', bytes: bmp(30, 20, 24).subarray(0, -60) },
    { says: 'BMP that is compressed', bytes: changed((file) => file.writeUInt32LE(1, 30)) },
    { says: 'BMP of eight bits', bytes: changed((file) => file.writeUInt16LE(8, 28)) },
    { says: 'BMP of negative width', bytes: changed((file) => file.writeInt32LE(-30, 18)) },
    { says: 'BMP of no height', bytes: changed((file) => file.writeInt32LE(0, 22)) },
    { says: 'BMP of least height', bytes: changed((file) => file.writeInt32LE(-2_147_483_648, 22)) },
    { says: 'BMP of 2 billion columns', bytes: changed((file) => file.writeInt32LE(2_147_483_647, 18)) },
    { says: 'BMP whose pixels begin beyond its end', bytes: changed((file) => file.writeUInt32LE(1e9, 10)) },
    { says: 'BMP whose pixels begin in its head', bytes: changed((file) => file.writeUInt32LE(0, 10)) },
    { says: 'BMP of the oldest make', bytes: changed((file) => file.writeUInt32LE(12, 14)) },
  ];
}
