import { Photo } from './Photo';
import { tones, type Tone } from './tones';

type AvatarProps = { name: string; src?: string | null; size?: number };

const toneNames = Object.keys(tones) as Tone[]; // Object.keys widens to string.

/** A person's photo, or the first letter of the name on a colour that is always the same for that name. */
export function Avatar({ name, src, size = 44 }: AvatarProps) {
  const letters = [...name.trim()];
  const tone = toneNames[(letters[0]?.codePointAt(0) ?? 0) % toneNames.length] ?? 'leaf';
  return (
    <div className="shrink-0 overflow-hidden rounded-full" style={{ width: size }}>
      <Photo
        src={src}
        alt=""
        sizes={`${size}px`}
        ratio={1}
        placeholder={
          <span
            aria-hidden
            className={`flex size-full items-center justify-center font-semibold ${tones[tone]}`}
            style={{ fontSize: Math.max(14, size * 0.45) }}
          >
            {letters[0]?.toUpperCase() ?? '?'}
          </span>
        }
      />
    </div>
  );
}
