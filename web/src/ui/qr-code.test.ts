import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { upiLink } from '@aaspaas/contract/payments/upi';
import { drawCode, type QrDrawing } from './qr-code';

const scale = 4;

/** The code as a phone's camera sees it: one dot per sixteenth of a square. */
function dotsOf({ size, path }: QrDrawing): Uint8ClampedArray {
  const width = size * scale;
  const dots = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < scale; down++)
      for (let right = 0; right < scale; right++) {
        const at = ((Number(y) * scale + down) * width + Number(x) * scale + right) * 4;
        dots.fill(0, at, at + 3);
      }
  return dots;
}

const readBack = (code: QrDrawing): string | undefined =>
  jsQR(dotsOf(code), code.size * scale, code.size * scale)?.data;

test.each([
  [500, 'Aaspaas', 'shops@bank', 'am=500.00'],
  [649.5, 'Aaspaas & Sons, കൊച്ചി', 'aaspaas.kochi@okbank', 'am=649.50'],
])(
  'the code for %d rupees to %s is read as its link [R-094, D-015]',
  (amount_rupees, payee, upi_id, amount) => {
    const link = upiLink({ reference: 'K7MQ2XW9RTYB', amount_rupees, payee, upi_id });
    const read = readBack(drawCode(link));
    expect(read).toBe(link);
    expect(read).toContain(amount);
    const fields = new URLSearchParams(read?.split('?')[1]);
    expect(Object.fromEntries(fields)).toEqual({
      pa: upi_id,
      pn: payee,
      am: amount_rupees.toFixed(2),
      cu: 'INR',
      tn: 'K7MQ2XW9RTYB',
    });
  },
);
