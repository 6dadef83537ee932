import { drawBase, type Drawn, titleLabel } from './base-drawing';
import { sayName } from '../../say';

/**
 * A map without pictures: areas as dots with their names, rings that say how far it is from the middle, and a pin that
 * stands there. As large
 * as the box around it; needs no script, and is drawn by the server as it is in the browser.
 */
export function DrawnBase({ label, ...drawn }: Drawn & { readonly label: string }) {
  return (
    <svg role="img" aria-label={label} className="block size-full bg-leaf-soft">
      {/* Its origin is the middle of the box, however large that is. */}
      <svg x="50%" y="50%" overflow="visible">
        <BaseLayer {...drawn} />
        <path
          d="M0 0C-5-9-11-13-11-20a11 11 0 0 1 22 0C11-13 5-9 0 0Z"
          strokeWidth="2"
          fill="var(--color-danger)"
          className="stroke-card"
        />
        <circle cy="-20" r="4" fill="var(--color-card)" />
      </svg>
    </svg>
  );
}

/** The drawing alone, around its middle. */
export function BaseLayer(drawn: Drawn) {
  const { rings, areas, isTitled } = drawBase(drawn);
  return (
    <g fontSize="14" className="fill-ink-soft">
      {rings.toReversed().map(({ radius, text }) => (
        <circle
          key={text}
          r={radius}
          fillOpacity="0.05"
          strokeDasharray="2 6"
          className="fill-leaf stroke-control"
        />
      ))}
      {rings.map(
        ({ text, at }) =>
          at && (
            <Words key={text} {...at} anchor="middle" isStrong>
              {text}
            </Words>
          ),
      )}
      {isTitled && drawn.title && (
        <Words {...titleLabel.at} anchor={titleLabel.anchor} isStrong>
          {drawn.title}
        </Words>
      )}
      {areas.map(({ key, name, dot, label }) => (
        <g key={key}>
          <circle cx={dot.x} cy={dot.y} r="4" className="fill-control" />
          {label && (
            <Words {...label.at} anchor={label.anchor}>
              {sayName(name)}
            </Words>
          )}
        </g>
      ))}
    </g>
  );
}

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isStrong?: boolean;
  readonly children: string;
}

/** With a rim, so that a ring may pass below it. */
const Words = ({ x, y, anchor, isStrong = false, children }: WordsProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    dominantBaseline="central"
    paintOrder="stroke"
    strokeWidth="4"
    strokeLinejoin="round"
    className={`stroke-leaf-soft ${isStrong ? 'fill-leaf-strong font-semibold' : 'fill-ink'}`}
  >
    {children}
  </text>
);
