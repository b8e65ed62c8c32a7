import { clipped, moved } from '../../grounds.ts';
import { cast, dusk, flat, ring, round, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';
import { NAKIRI_BLADE, nakiriKnife } from './nakiri-blade.ts';

const SCALE = '#4b4d4c';

/** Hammer marks on the black blade: rows of shallow dents, each with a highlight. */
const hammered = (id: string) => {
  const dents = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [-380 + (i % 10) * 62 + (Math.floor(i / 10) % 2) * 30, -88 + Math.floor(i / 10) * 36];
    return (
      round('#3a3c3b', 25, 15, x, y, ' transform="rotate(-8)"') +
      stroke('#7d827f', 4, `M${x - 16},${y - 8}q14,-9 28,-3`)
    );
  });
  const scale = 'M-410,-110H200V30C120,46 40,24 -60,38S-240,26 -410,40Z';
  return (
    clipped(id, NAKIRI_BLADE, flat(SCALE, scale) + dents.join('')) +
    stroke('#c9cdc6', 4, 'M-402,46C-240,30 -140,52 -60,44S120,50 196,38')
  );
};

const knife = (id: string) =>
  nakiriKnife({ blade: '#c2c7c0', finish: hammered(id), handle: '#ecd6a8', collar: '#2f2a28' });

/** The included grey whetstone on its wooden base. */
const whetstone = () =>
  cast('M-190,-70H190V70H-190Z', 12, 16) +
  flat('#a9825a', 'M-210,-84H210V84H-210Z') +
  flat('#8e9799', 'M-184,-62H184V62H-184Z') +
  dusk('M-184,10H184V62H-184Z', 0.5) +
  stroke('#b9c2c3', 6, 'M-160,-36H80');

const slice = (x: number, y: number) =>
  moved(
    x,
    y,
    0,
    1,
    cast(ring(70), 8, 10) +
      round('#b9405a', 72) +
      round('#fbf1ea', 63) +
      stroke('#eed3d0', 4, 'M0,-50V50M-50,0H50M-34,-34L34,34M-34,34L34,-34'),
  );

export const hammeredNakiri: Tool = {
  shows: 'vegetable knife',
  standing: [],
  tag: [130, 830, -4],
  front: (kit, chance) =>
    moved(450, 500, -38, 0.84, knife(chance.id('blade'))) +
    moved(170, 190, -38, 0.76, whetstone()) +
    around(kit, [{ x: 640, y: 850, size: 320 }], chance),
  use: (kit, chance) =>
    moved(
      400,
      600,
      0,
      1,
      cast('M-460,-200H460V220H-460Z', 0, 22) + flat(kit.wood, 'M-460,-200H460V220H-460Z'),
    ) +
    [80, 170, 260, 120, 220].map((x, i) => slice(x, 560 + (i % 2) * 60 + (i > 2 ? 110 : 0))).join('') +
    moved(500, 430, -70, 0.86, knife(chance.id('blade'))) +
    around(kit, [{ x: 670, y: 760, size: 260 }], chance),
  detail: (_, chance) =>
    moved(330, 460, -12, 1.6, knife(chance.id('blade'))) + slice(250, 800) + slice(350, 850),
};
