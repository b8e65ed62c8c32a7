import { INKS } from '../../inks.ts';
import { lying } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { cast, dusk, flat, steam, strew, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

const IRON = '#3d3733';
const SKIN = '#c98a5e';
const CREASE = '#8a5127';

/** A frying pan on a blue flame, from the side, with rice that spits. 620 wide. */
const pan = () =>
  steam(-10, -130, 150) +
  rect(-230, 176, 460, 22, '#2b2725') +
  flat(
    '#2f7fa6',
    Array.from(
      { length: 7 },
      (_, i) => `M${-186 + i * 56},178c-22,-30 -8,-56 14,-88c16,34 26,60 14,88Z`,
    ).join(''),
  ) +
  flat(
    '#f0bf36',
    Array.from({ length: 7 }, (_, i) => `M${-182 + i * 56},178c-10,-16 -2,-30 10,-48c8,18 12,34 8,48Z`).join(
      '',
    ),
  ) +
  flat('#fffaf0', 'M-230,-52C-180,-112 -60,-130 20,-118C110,-108 190,-84 226,-52Z') +
  strew('#d9c9a0', 60, [170, 24, 0, -78], 9, 'sizzle-rice') +
  strew('#eda72a', 30, [180, 16, 0, -64], 9, 'sizzle-gold') +
  flat(IRON, 'M-262,-60H262L222,66Q212,90 180,90H-180Q-212,90 -222,66Z') +
  dusk('M262,-60L222,66Q212,90 180,90H60C130,60 170,0 172,-60Z') +
  stroke('#8a827c', 12, 'M-226,-30L-204,48') +
  flat('#2b2725', 'M-272,-72H272V-48H-272Z') +
  flat('#2b2725', 'M-268,-66L-520,-110Q-548,-112 -548,-92T-526,-66L-262,-34Z') +
  flat(
    '#e2a92e',
    'M-170,-150c12,16 12,26 0,30c-12,-4 -12,-14 0,-30ZM150,-160c12,16 12,26 0,30c-12,-4 -12,-14 0,-30ZM-80,-190c10,14 10,22 0,26c-10,-4 -10,-12 0,-26ZM86,-206c10,14 10,22 0,26c-10,-4 -10,-12 0,-26Z',
  );

/** A large ear from the side. 300 wide, 440 tall. */
const ear = () => {
  const outline =
    'M-70,60C-150,20 -160,-120 -90,-190C-20,-250 110,-230 146,-130C170,-50 130,10 96,60C70,100 74,150 40,186C0,226 -66,206 -74,150C-78,116 -60,90 -70,60Z';
  return (
    cast(outline, 16, 18) +
    flat(SKIN, outline) +
    dusk(
      'M146,-130C170,-50 130,10 96,60C70,100 74,150 40,186C20,206 -10,210 -34,204C40,180 40,110 70,50C110,-20 120,-80 100,-150Z',
      0.5,
    ) +
    stroke(CREASE, 13, 'M-92,-40C-110,-130 -40,-190 30,-176C100,-160 116,-90 86,-30C66,10 40,30 32,80') +
    stroke(CREASE, 12, 'M-50,-10C-60,-70 -20,-120 26,-112C60,-104 62,-66 44,-36') +
    flat('#6b4223', 'M-56,20C-30,-20 20,-30 26,6C30,40 -10,70 -40,64C-62,58 -66,40 -56,20Z') +
    stroke('#e2b08a', 10, 'M-104,-120C-90,-166 -50,-196 -6,-200')
  );
};

/** Cooking by ear: waves of sound go from a spitting pan to a large ear. */
export const sizzle: ArticleScene = ({ foods, theme }) =>
  table(theme, 1200, 800, 600, 600) +
  moved(420, 440, 0, 1, pan()) +
  [110, 190, 270]
    .map((r, i) =>
      stroke(
        INKS.butter,
        18,
        `M${690 + r * 0.62},${380 - r * 0.62}A${r},${r} 0 0 1 ${690 + r * 0.62},${380 + r * 0.62}`,
        ` opacity="${1 - i * 0.16}"`,
      ),
    )
    .join('') +
  moved(1040, 380, 0, 1.2, ear()) +
  lying(
    standing(
      foods
        .slice(0, 3)
        .map((name, i) => ({ name, x: [130, 720, 880][i] ?? 0, y: 690, size: [210, 190, 170][i] ?? 0 })),
      600,
    ),
    14,
  );
