import { lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { cast, flat, hoop, round, stroke } from '../kitchen/cuts.ts';
import { tabletop } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

const OIL = '#e2a92e';
const box = (w: number, h: number, r: number) =>
  `M${-w + r},${-h}H${w - r}Q${w},${-h} ${w},${-h + r}V${h - r}Q${w},${h} ${w - r},${h}H${-w + r}Q${-w},${h} ${-w},${h - r}V${-h + r}Q${-w},${-h} ${-w + r},${-h}Z`;

/** An open tin of sardines in golden oil, from above, with its lid rolled back at the left. 760 wide. */
const tin = () =>
  cast(box(340, 220, 70), 18, 24) +
  flat('#b58222', box(340, 220, 70)) +
  flat('#c9cdc6', box(330, 210, 64)) +
  flat('#8f9590', box(306, 186, 52)) +
  flat(OIL, box(300, 180, 48)) +
  lying(
    [-120, -40, 40, 120].map((y, i) => ({
      name: 'sardine',
      x: i % 2 ? 16 : 24,
      y,
      size: 500,
      rotation: i % 2 ? 180 : 0,
    })),
    8,
  ) +
  flat(OIL, box(300, 180, 48), ' opacity=".34"') +
  stroke('#f9dc8c', 10, 'M-220,-150C-120,-168 60,-164 160,-152M-240,150C-160,166 -60,160 0,152M250,-60V60') +
  [
    [-200, -78, 12],
    [120, 82, 15],
    [222, 120, 9],
    [-40, -2, 10],
  ]
    .map(([x = 0, y = 0, r = 0]) => hoop('#f9dc8c', 4, r, r, x, y))
    .join('') +
  // The lid, rolled up.
  cast('M-370,-214H-286V214H-370Z', 14, 18) +
  flat('#d63d24', 'M-372,-210Q-372,-222 -330,-222T-288,-210V210Q-288,222 -330,222T-372,210Z') +
  stroke('#8c2a18', 6, 'M-346,-216V216M-316,-218V218') +
  stroke('#f0a08a', 6, 'M-362,-190V190') +
  round('#c9cdc6', 42, 15, -330, -212) +
  hoop('#8f9590', 5, 26, 8, -330, -212) +
  hoop('#8f9590', 12, 30, 40, -330, 262);

/** A spoon that lifts oil out of the tin and lets it run. It lies from the upper right. */
const spoon = () =>
  cast('M44,-20L330,-150L342,-128L56,12Z', 10, 30) +
  flat('#c9cdc6', 'M40,-22L320,-168Q350,-180 356,-160T336,-132L52,14Z') +
  flat('#c9cdc6', 'M-84,34C-96,-10 -20,-60 44,-34C90,-10 70,50 10,66C-40,76 -78,66 -84,34Z') +
  flat(OIL, 'M-66,34C-74,2 -14,-36 36,-18C68,0 54,40 6,50C-34,58 -62,54 -66,34Z') +
  stroke('#f9dc8c', 8, 'M-44,22C-30,0 0,-12 28,-8');

/** The oil of a tin of sardines: the open tin, and a spoon that pours its oil over toasted bread. */
export const sardineTin: ArticleScene = ({ foods, theme }) =>
  tabletop(theme, 1200, 800) +
  moved(420, 390, -8, 1.02, tin()) +
  lying(
    [
      { name: 'toast', x: 966, y: 560, size: 380, rotation: 8 },
      ...foods.slice(0, 2).map((name, i) => ({
        name,
        x: [1090, 150][i] ?? 0,
        y: [180, 730][i] ?? 0,
        size: [230, 250][i] ?? 0,
      })),
    ],
    14,
  ) +
  flat(
    OIL,
    'M838,560C850,500 960,470 1040,520C1090,560 1070,640 1000,650C960,656 956,700 930,690C906,680 926,640 900,626C860,616 832,596 838,560Z',
    ' opacity=".9"',
  ) +
  stroke('#f9dc8c', 9, 'M880,560C900,526 960,510 1010,530') +
  stroke(OIL, 20, 'M886,470C884,510 890,540 900,566') +
  moved(900, 420, 8, 1, spoon());
