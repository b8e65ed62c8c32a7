import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, stand, steam, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';
import { potAbove } from './above.ts';

const ENAMEL = '#b02c19';
const DARK = '#7d1f12';
const LIGHT = '#dd6a4c';
const PALE = '#f5ead6';
const BODY = 'M-330,-30H330L306,110Q292,180 210,180H-210Q-292,180 -306,110Z';
const LID = 'M-342,-48C-330,-150 -286,-196 -200,-206H200C286,-196 330,-150 342,-48Z';

/** A wide, low pot of red enamelled iron whose lid is nearly as deep as itself; loop handles. 800 wide. */
const side = () =>
  stand(310, 184) +
  stroke(DARK, 34, 'M-320,-4H-380Q-410,-2 -402,34T-350,66H-318M320,-4H380Q410,-2 402,34T350,66H318') +
  flat(ENAMEL, BODY) +
  dusk('M330,-30L306,110Q292,180 210,180H70C180,130 220,40 224,-30Z') +
  stroke(LIGHT, 16, 'M-286,16L-272,96') +
  flat(ENAMEL, LID) +
  dusk('M342,-48C330,-150 286,-196 200,-206H110C200,-170 226,-110 230,-48Z') +
  flat(PALE, 'M-350,-54H350V-26H-350Z') +
  flat(DARK, 'M-350,-54H350V-44H-350Z') +
  flat(DARK, 'M-210,-220H210V-200H-210Z') +
  stroke(DARK, 30, 'M-74,-222C-74,-284 74,-284 74,-222') +
  stroke(LIGHT, 16, 'M-292,-84C-284,-130 -256,-158 -220,-168');

const inside = { coat: ENAMEL, dark: DARK, wall: PALE, floor: '#e6d5b0' };
const onion = 'M-44,-14L44,-20V10L-44,14Z';
const mussels = () =>
  round('#d9c48f', 182) +
  lying(
    Array.from({ length: 12 }, (_, i) => {
      const [angle, away] = [i * 2.4 + 0.4, 150 * Math.sqrt((i + 0.2) / 12)];
      return {
        name: 'mussel' as const,
        x: Math.cos(angle) * away,
        y: Math.sin(angle) * away,
        size: 128,
        rotation: (i * 71) % 360,
      };
    }),
    8,
  ) +
  [-110, -20, 80, 130, -60]
    .map((x, i) =>
      moved(x, ((i * 83) % 200) - 100, i * 40, 0.6, flat('#7f9a4c', onion) + round('#d5dc94', 8, 15, -44, 0)),
    )
    .join('');

/** The lid turned over: a bowl for the shells, radius 210. */
const shells = () =>
  cast(ring(214), 14, 20) +
  round(ENAMEL, 214) +
  round(PALE, 196) +
  hoop('#d9c9a0', 8, 150) +
  lying(
    [
      { name: 'mussel', x: -60, y: -20, size: 190, rotation: -40 },
      { name: 'mussel', x: 80, y: 40, size: 180, rotation: 70 },
      { name: 'mussel', x: -20, y: 90, size: 170, rotation: 160 },
    ],
    10,
  );

export const musselPot: Tool = {
  shows: 'casserole',
  tag: [560, 800, 8],
  front: (kit, chance) =>
    moved(400, 520, -2, 0.97, side()) + around(kit, [{ x: 150, y: 880, size: 270 }], chance),
  use: () => moved(400, 560, -14, 1.62, potAbove(inside, mussels(), 58)) + steam(400, 330, 250),
  detail: (kit, chance) =>
    moved(640, 130, -20, 1.5, potAbove(inside, mussels(), 58)) +
    moved(300, 640, 8, 1.5, shells()) +
    around({ ...kit, foods: kit.foods.slice(1, 2) }, [{ x: 700, y: 890, size: 220 }], chance),
};
