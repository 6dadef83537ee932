type ProgressProps = { label: string; /** 0 to 1. */ share: number };

/** A bar that shows how much is done. */
export function Progress({ label, share }: ProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-leaf transition-all" style={{ width: `${percent}%` }} />
    </div>
  );
}
