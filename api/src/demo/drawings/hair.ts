import { type Svg, darker, disc, dots, ink, lighter, shape, stroke } from './kit';
import type { Portrait } from './people';

export const hairBehind = ({ hair, hairColour }: Portrait): Svg => {
  if (hair === 'long') return shape('M104 170q-8-112 96-114t96 114q4 90 26 128H78q22-40 26-128z', hairColour);
  if (hair === 'bob') return shape('M102 170q-8-112 98-114t98 114q4 50 6 82H96q4-32 6-82z', hairColour);
  if (hair === 'plait')
    return (
      shape(
        'M108 170q-8-110 92-112t92 112l4 70H104zM262 230q40 40 22 116l-12 40-12-40q16-60-20-100z',
        hairColour,
      ) + stroke('M262 270l24-8M270 300l22-6M268 330l22-4', lighter(hairColour, 0.25), 4)
    );
  if (hair === 'bun')
    return disc(276, 226, 36, hairColour) + shape('M112 176q-8-108 88-110t88 110l2 40H110z', hairColour);
  if (hair === 'hijab')
    return shape('M92 190q-6-138 108-140t108 140q2 76 22 130H70q20-54 22-130z', hairColour);
  return '';
};

const fringe = 'M122 168q-10-104 78-104t78 104q-10-30-28-42-54 4-82-18-26 18-46 60z';

export const hairBefore = ({ hair, hairColour }: Portrait): Svg => {
  if (hair === 'short')
    return shape('M122 170q-14-106 78-106t78 106q-6-36-22-50-56 10-112 0-16 14-22 50z', hairColour);
  if (hair === 'side')
    return shape('M120 172q-14-112 84-110 84 4 74 110-4-36-20-52-66 4-104-18-28 26-34 70z', hairColour);
  if (hair === 'curly')
    return dots(
      [
        [132, 126],
        [152, 96],
        [184, 78],
        [220, 78],
        [250, 98],
        [268, 128],
        [168, 104],
        [202, 98],
        [236, 108],
        [124, 152],
        [276, 152],
      ],
      24,
      hairColour,
    );
  if (hair === 'bald')
    return shape('M124 174q-6-22-2-44 10 20 10 40zM276 174q6-22 2-44-10 20-10 40z', hairColour);
  if (hair === 'turban') return turban(hairColour);
  if (hair === 'cap')
    return (
      shape('M118 146q-2-86 82-86t82 86q-82-26-164 0z', hairColour) +
      shape('M150 138q70-22 146 6 22 10 10 18-70-30-156-8z', darker(hairColour, 0.2)) +
      disc(200, 62, 7, darker(hairColour, 0.2))
    );
  if (hair === 'hijab')
    return (
      shape(
        'M116 200q-14-128 84-130t84 130q-2 50-34 78 34-120-50-150-84 30-50 150-32-28-34-78z',
        hairColour,
      ) + shape('M130 262q70 70 140 0l34 62q-104 60-208 0z', lighter(hairColour, 0.12))
    );
  return shape(
    hair === 'bob' ? 'M114 196q-18-130 86-132t86 132q-4-50-22-70-66 4-128 0-18 20-22 70z' : fringe,
    hairColour,
  );
};

const turban = (colour: string): Svg =>
  shape('M108 152q-16-106 92-110 108 4 92 110-40-40-92-40t-92 40z', colour) +
  shape('M108 152q40-70 128-92 50 20 56 92-40-40-92-40t-92 40z', lighter(colour, 0.14)) +
  stroke('M116 128q50-60 112-68M130 128q50-40 116-48M200 112q40-20 66-14', darker(colour, 0.18), 4) +
  shape('M188 112l12-22 12 22z', ink.marigoldLight);
