import { useEffect, useState } from 'react';
import { keepLoading } from '../ui/keep-loading';
import { Skeleton } from '../ui/Skeleton';
import type { UpiCode } from './upi-code';

/** The code to scan with another phone. Until its script has loaded, there is still the UPI id. */
export function UpiQr({ link }: { link: string }) {
  const code = useCode(link);
  if (code === 'failed') {
    return <p role="status">The code did not load. You can still pay to the UPI id. We keep trying.</p>;
  }
  return (
    <div className="mx-auto size-52 overflow-hidden rounded-md border border-line">
      {code ? (
        // Dark on white in every theme, as scanners need it.
        <svg
          role="img"
          aria-label="QR code to pay by UPI"
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

function useCode(link: string): UpiCode | 'failed' | null {
  const [code, setCode] = useState<UpiCode | 'failed' | null>(null);
  useEffect(() => {
    return keepLoading(
      () => import('./upi-code'),
      ({ drawCode }) => setCode(drawCode(link)),
      () => setCode('failed'),
    );
  }, [link]);
  return code;
}
