import { useEffect, useState } from 'react';
import { keepLoading } from './loading/keep-loading';
import type { QrDrawing } from './qr-code';
import { Skeleton } from './loading/Skeleton';

interface QrCodeProps {
  /** What a phone reads from it. */
  readonly text: string;
  /** What it is for, read by screen readers. */
  readonly label: string;
  /** What to do if its script does not load. */
  readonly otherwise: string;
}

/** A code to scan with a phone. */
export function QrCode({ text, label, otherwise }: QrCodeProps) {
  const code = useDrawing(text);
  if (code === 'failed') return <p role="status">{otherwise}</p>;
  return (
    <div className="mx-auto aspect-square w-52 max-w-full overflow-hidden rounded-md border border-line">
      {code ? (
        // Dark on white in every theme, as scanners need it.
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          style={{ background: '#fff' }}
        >
          <path d={code.path} fill="#000" />
        </svg>
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  );
}

function useDrawing(text: string): QrDrawing | 'failed' | null {
  const [code, setCode] = useState<QrDrawing | 'failed' | null>(null);
  useEffect(() => {
    return keepLoading(
      () => import('./qr-code'),
      ({ drawCode }) => setCode(drawCode(text)),
      () => setCode('failed'),
    );
  }, [text]);
  return code;
}
