import { INKS } from '../../../inks.ts';
import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, round, strew, stroke } from '../cuts.ts';
import { gripping, pressing } from '../hands.ts';
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

/** A heap of chopped meat with a little red pepper and green in it, its lower edge at y 0. */
const mince = (front: boolean) => {
  const heap = front
    ? 'M-330,0C-320,-40 -250,-62 -190,-54C-120,-20 130,-20 200,-50C260,-62 326,-40 334,0Q0,34 -330,0Z'
    : 'M-300,-10C-290,-110 -150,-150 0,-146C160,-150 290,-100 304,-10Z';
  const [ry, y] = front ? [22, -14] : [56, -70];
  const seed = front ? 'front' : 'back';
  return (
    flat('#a83a2a', heap) +
    strew('#7a1f12', 60, [280, ry, 0, y], 15, `zirh-dark-${seed}`) +
    strew('#d96a4e', 70, [285, ry, 0, y], 15, `zirh-meat-${seed}`) +
    strew('#f0a08a', 34, [270, ry, 0, y], 11, `zirh-fat-${seed}`) +
    strew('#5d7440', 16, [260, ry, 0, y], 11, `zirh-green-${seed}`)
  );
};

/** A thick board seen from the front. */
const board = (kit: Kit) =>
  cast('M-380,0L-320,-130H320L380,0V44H-380Z', 10, 22) +
  flat(kit.wood, 'M-380,0L-320,-130H320L380,0Z') +
  stroke('#6b4223', 4, 'M-340,-30H330M-320,-80C-200,-90 100,-70 320,-86', ' opacity=".45"') +
  flat('#8a5a34', 'M-380,0H380V46H-380Z');

export const zirh: Tool = {
  shows: 'knife',
  standing: ['use'],
  tag: [560, 830, 8],
  front: (kit, chance) =>
    moved(360, 500, -4, 0.66, knife()) + around(kit, [{ x: 140, y: 850, size: 300 }], chance),
  use: (kit) =>
    moved(400, 790, 0, 1, board(kit)) +
    moved(370, 756, 0, 0.92, mince(false)) +
    moved(360, 590, 0, 0.68, knife()) +
    moved(370, 770, 0, 0.92, mince(true)) +
    pressing(126, 498, -8, 0.86, INKS.skyD) +
    gripping(672, 470, 6, 0.86, INKS.skyD) +
    lying([
      { name: 'parsley', x: 120, y: 890, size: 190, rotation: -20 },
      { name: 'pepper', x: 690, y: 880, size: 180, rotation: 14 },
    ]),
  detail: () => moved(60, 620, 0, 1.4, knife()),
};
