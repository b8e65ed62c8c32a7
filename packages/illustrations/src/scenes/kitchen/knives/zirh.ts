import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, strew, stroke } from '../cuts.ts';
import { around, type Kit, type Tool } from '../kit.ts';

const STEEL = '#c4c9c3';
const BLADE =
  'M-470,-150C-470,40 -250,200 0,196C180,192 320,110 372,-20L340,-92C240,-66 120,-56 0,-60C-170,-66 -330,-100 -436,-170Q-466,-180 -470,-150Z';
const EDGE =
  'M-470,-150C-470,40 -250,200 0,196C180,192 320,110 372,-20C310,86 180,150 0,154C-220,158 -440,30 -470,-150Z';
const HANDLE = 'M346,-106C400,-140 470,-190 530,-250Q556,-278 586,-256T596,-204C540,-130 470,-70 384,-30Z';

/**
 * A zırh: one deep steel crescent with a curved edge to rock on, and a wooden handle rising at one end.
 * 1000 wide.
 */
const knife = () =>
  cast(BLADE, 16, 24) +
  cast(HANDLE, 16, 24) +
  flat(STEEL, BLADE) +
  flat('#e6e9e2', EDGE) +
  dusk(
    'M-436,-170C-330,-100 -170,-66 0,-60C120,-56 240,-66 340,-92L350,-66C240,-34 120,-24 0,-28C-180,-34 -350,-70 -456,-150Z',
    0.5,
  ) +
  stroke('#8f9590', 4, 'M-458,-104C-420,40 -220,150 0,150C170,148 290,84 348,2') +
  mark() +
  flat('#8f9590', 'M336,-92L366,-118L410,-48L376,-16Z') +
  flat('#8a5a34', HANDLE) +
  stroke('#6b4223', 5, 'M420,-104C470,-140 520,-180 556,-226M440,-74C490,-110 540,-150 578,-200') +
  dusk('M596,-204C540,-130 470,-70 384,-30L372,-52C450,-90 530,-150 586,-256Q614,-240 596,-204Z') +
  round('#e2b54a', 11, 11, 436, -92) +
  round('#e2b54a', 11, 11, 508, -150);

/** The maker's mark: a small pomegranate. */
const mark = () =>
  round('#7d837f', 24, 24, 200, 34) +
  flat('#7d837f', 'M188,16L185,-4L195,4L200,-8L206,4L216,-4L212,16Z') +
  round(STEEL, 10, 10, 195, 30);

/** Chopped herbs, nuts and peppers. */
const chopped = (x: number, y: number, rx: number, ry: number) =>
  strew('#37492a', 90, [rx, ry, x, y], 13, 'zirh-dark') +
  strew('#5d7440', 110, [rx, ry * 0.95, x, y], 12, 'zirh-leaf') +
  strew('#a3b347', 40, [rx * 0.9, ry * 0.85, x, y], 9, 'zirh-light');

const board = (kit: Kit) =>
  cast('M-460,-230H460V250H-460Z', 0, 22) +
  flat(kit.wood, 'M-460,-230H460V250H-460Z') +
  stroke(
    '#6b4223',
    4,
    'M-440,-150C-200,-170 100,-130 440,-156M-440,180C-100,160 200,200 440,176',
    ' opacity=".45"',
  );

export const zirh: Tool = {
  shows: 'knife',
  standing: [],
  tag: [560, 830, 8],
  front: (kit, chance) =>
    moved(356, 480, 10, 0.72, knife()) + around(kit, [{ x: 140, y: 850, size: 300 }], chance),
  use: (kit) =>
    moved(400, 610, 0, 1, board(kit)) +
    chopped(390, 650, 260, 110) +
    lying([
      { name: 'walnut', x: 110, y: 800, size: 170 },
      { name: 'pepper', x: 690, y: 800, size: 230, rotation: 14 },
    ]) +
    moved(350, 470, -6, 0.74, knife()),
  detail: () => moved(60, 620, 0, 1.4, knife()),
};
