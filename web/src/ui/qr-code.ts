import { encode } from 'uqr';

/** A QR code as the path of its dark squares, in a drawing that is `size` squares wide. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

export function drawCode(text: string): QrDrawing {
  // Scanners need the quiet border of four squares.
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
