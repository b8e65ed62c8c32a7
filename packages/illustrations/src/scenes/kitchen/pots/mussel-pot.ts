import { lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { cast, dusk, flat, hoop, ring, round, stand, steam, stroke } from '../cuts.ts';
import { around, type Tool } from '../kit.ts';
import { potAbove } from './above.ts';

const ENAMEL = '#b02c19';
const DARK = '#7d1f12';
const LIGHT = '#dd6a4c';
const PALE = '#f5ead6';
const BODY = 'M-336,-76H336L312,110Q296,184 214,184H-214Q-296,184 -312,110Z';
const LID = 'M-322,-92C-316,-150 -230,-204 -110,-212H110C230,-204 316,-150 322,-92Z';

/** An iron loop handle on the right; mirrored for the left. */
const loop = (side: 1 | -1) =>
  `<g transform="scale(${side} 1)">${stroke(DARK, 40, 'M318,-22H380Q404,-22 398,8T352,44H310')}${stroke(LIGHT, 22, 'M318,-24H380Q402,-24 396,6T352,40H310')}</g>`;

/**
 * A wide, low pot of red enamelled iron. Its domed lid sits in the rim and has a flat loop on top.
 * 800 wide.
 */
const side = () =>
  stand(320, 186) +
  loop(1) +
  loop(-1) +
  flat(ENAMEL, BODY) +
  dusk('M336,-76L312,110Q296,184 214,184H80C190,130 230,30 236,-76Z') +
  stroke(LIGHT, 18, 'M-286,-16L-270,96') +
  flat(DARK, 'M-344,-92H344V-62H-344Z') +
  stroke(LIGHT, 6, 'M-336,-88H336') +
  flat(ENAMEL, LID) +
  dusk('M322,-92C316,-150 230,-204 110,-212H30C150,-190 220,-150 226,-92Z') +
  stroke(LIGHT, 18, 'M-270,-124C-250,-150 -200,-172 -150,-180') +
  stroke(DARK, 38, 'M-76,-212V-236Q-76,-256 -56,-256H56Q76,-256 76,-236V-212') +
  stroke(LIGHT, 20, 'M-76,-214V-236Q-76,-257 -56,-257H56Q76,-257 76,-236V-214');

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

/** An empty shell, open: two valves, pale inside. About 150 long. */
const shell = (x: number, y: number, turn: number) =>
  moved(
    x,
    y,
    turn,
    0.82,
    flat('#21192c', 'M0,70C-46,52 -96,-8 -90,-62C-84,-106 -36,-104 -18,-70C-2,-38 4,14 0,70Z') +
      flat('#a6c7cf', 'M-10,48C-46,28 -82,-16 -78,-58C-74,-88 -42,-88 -28,-62C-14,-36 -8,8 -10,48Z') +
      flat('#f4e4e0', 'M-22,20C-46,0 -66,-28 -64,-54C-60,-72 -44,-70 -36,-54C-26,-34 -20,-8 -22,20Z') +
      flat('#21192c', 'M0,70C46,52 96,-8 90,-62C84,-106 36,-104 18,-70C2,-38 -4,14 0,70Z') +
      flat('#4b5280', 'M10,50C46,28 82,-16 78,-58C74,-88 42,-88 28,-62C14,-36 8,10 10,50Z') +
      stroke('#7fa3ab', 4, 'M24,18C46,-4 62,-28 62,-52M38,22C58,6 70,-12 76,-34'),
  );

/** The upturned lid as a bowl for the shells, radius 210. */
const shells = () =>
  cast(ring(214), 14, 20) +
  round(ENAMEL, 214) +
  round(PALE, 196) +
  hoop('#d9c9a0', 8, 150) +
  shell(-84, -70, -30) +
  shell(70, -86, 24) +
  shell(-96, 60, -100) +
  shell(92, 62, 110) +
  shell(0, 96, 176) +
  shell(0, -6, 12);

export const musselPot: Tool = {
  shows: 'casserole',
  standing: ['front'],
  tag: [560, 800, 8],
  front: (kit, chance) =>
    moved(400, 550, 0, 0.9, side()) + around(kit, [{ x: 150, y: 880, size: 270 }], chance),
  use: (kit) =>
    moved(330, 400, -14, 1.2, potAbove(inside, mussels(), 34)) +
    steam(330, 210, 200) +
    moved(590, 810, 8, 0.86, shells()) +
    lying([{ name: kit.foods[2] ?? 'spring-onion', x: 180, y: 830, size: 280, rotation: -30 }]),
  detail: (kit, chance) =>
    moved(640, 130, -20, 1.5, potAbove(inside, mussels(), 34)) +
    moved(300, 640, 8, 1.5, shells()) +
    around({ ...kit, foods: kit.foods.slice(1, 2) }, [{ x: 700, y: 890, size: 220 }], chance),
};
