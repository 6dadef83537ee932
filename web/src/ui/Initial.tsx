import { tones, type Tone } from './tones';

const toneNames = Object.keys(tones) as Tone[]; // Object.keys widens to string.

/** The first letter of a name, on a colour that is always the same for that name. */
export function Initial({ name, size }: { name: string; size: number }) {
  const [letter = '?'] = name.trim();
  const tone = toneNames[(letter.codePointAt(0) ?? 0) % toneNames.length] ?? 'leaf';
  return (
    <span
      aria-hidden
      className={`grid aspect-square shrink-0 place-items-center rounded-full font-semibold ${tones[tone]}`}
      style={{ width: size, fontSize: Math.max(14, size * 0.45) }}
    >
      {letter.toUpperCase()}
    </span>
  );
}
