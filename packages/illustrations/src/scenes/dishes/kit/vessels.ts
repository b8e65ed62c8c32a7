import { INKS } from '../../../inks.ts';
import { num } from '../../../shapes.ts';
import { china } from '../../china.ts';
import { darker, lighter } from '../../tints.ts';
import type { DishInput } from './dish.ts';

const { ink: INK } = INKS;
const round = (r: number, fill: string) => `<circle r="${num(r)}" fill="${fill}"/>`;
const cast = (d: string) => `<path d="${d}" fill="${INK}" opacity=".24" transform="translate(12 17)"/>`;
const circle = (r: number) => `M${-r},0A${r},${r} 0 1 0 ${r},0A${r},${r} 0 1 0 ${-r},0Z`;
/** The shadow of a vessel's wall on its contents. */
const wall = (r: number) =>
  `<path d="M${-r},0A${r},${r} 0 0 1 ${num(r * 0.6)},${num(-r * 0.8)}A${num(r * 1.12)},${num(r * 1.12)} 0 0 0 ${-r},0Z" fill="${INK}" opacity=".16"/>`;

/** A plate with the creator's print; food fits up to radius 146. */
export const plate = ({ ink, rim }: Pick<DishInput, 'ink' | 'rim'>, inside: string) =>
  china(0, 0, 200, ink, rim) + inside;

/** A glazed bowl, filled with one colour to radius 168. */
export const bowl = (coat: string, fill: string, inside: string) =>
  cast(circle(200)) +
  round(200, coat) +
  round(190, lighter(coat, 0.75)) +
  round(178, darker(coat, 0.1)) +
  round(170, fill) +
  wall(170) +
  inside;

/** A soup plate: a wide plain rim and a well of radius 148. */
export const soupPlate = (coat: string, fill: string, inside: string) =>
  cast(circle(200)) +
  round(200, INKS.white) +
  `<circle r="190" fill="none" stroke="${coat}" stroke-width="9"/>` +
  round(156, darker(INKS.bone, 0.12)) +
  round(149, fill) +
  wall(149) +
  inside;

/** Red unglazed clay, filled to radius 172. */
export const clay = (fill: string, inside: string) =>
  cast(circle(200)) +
  round(200, INKS.brick) +
  round(190, '#c4623f') +
  round(176, '#7d2f1d') +
  round(170, fill) +
  wall(170) +
  inside;

/** A black stone or cast-iron pot on a wooden stand, filled to radius 150. */
export const stonePot = (fill: string, inside: string) =>
  cast(circle(206)) +
  round(206, '#b98a54') +
  round(196, '#d0a066') +
  `<path d="M-60,-188H60L48,-150H-48ZM-60,188H60L48,150H-48Z" fill="#2a2523"/>` +
  round(176, '#2a2523') +
  round(168, '#4b4440') +
  round(157, '#2a2523') +
  round(150, fill) +
  wall(150) +
  inside;

/** A lacquered bowl, black outside and red in, filled to radius 158. */
export const lacquer = (fill: string, inside: string) =>
  cast(circle(196)) +
  round(196, INKS.night) +
  round(188, '#4a3540') +
  round(180, INKS.tomatoDeep) +
  round(166, '#8c2314') +
  round(158, fill) +
  wall(158) +
  inside;

/** A pot with two ears, filled to radius 166. */
export const pot = (coat: string, fill: string, inside: string) => {
  const ears = 'M-250,-46H-180V46H-250Q-276,46 -276,0T-250,-46ZM250,-46H180V46H250Q276,46 276,0T250,-46Z';
  const holes = 'M-246,-20H-200V20H-246Q-256,0 -246,-20ZM246,-20H200V20H246Q256,0 246,-20Z';
  return (
    cast(`${circle(200)}${ears}`) +
    `<path d="${ears}" fill="${darker(coat, 0.2)}"/><path d="${holes}" fill="${darker(coat, 0.6)}"/>` +
    round(200, coat) +
    round(189, darker(coat, 0.28)) +
    round(176, lighter(coat, 0.72)) +
    round(166, fill) +
    wall(166) +
    inside
  );
};

/** An iron frying pan whose handle points to `turn` degrees, filled to radius 164. */
export const fryingPan = (fill: string, inside: string, turn = 40) => {
  const handle = 'M176,-28L250,-17L430,-23Q462,-20 462,0Q462,20 430,23L250,17L176,28Z';
  return (
    `<g transform="rotate(${turn})">${cast(handle)}<path d="${handle}" fill="#2a2523"/><path d="M256,-6L420,-9" stroke="#6a605a" stroke-width="4"/></g>` +
    cast(circle(196)) +
    round(196, '#2a2523') +
    round(187, '#5a514c') +
    round(174, '#2a2523') +
    round(164, fill) +
    wall(164) +
    inside
  );
};

/** A wooden board with a handle, 460 by 360, slightly irregular. */
export const board = (inside: string, wood = '#d9a766') => {
  const d =
    'M-230,-150Q-230,-180 -200,-180H200Q230,-180 230,-150V150Q230,180 200,180H-200Q-230,180 -230,150Z';
  const grain = [-120, -50, 20, 96]
    .map((y, i) => `M-222,${y}C-80,${y + 18} 60,${y - 16} 222,${y + 8 - i * 3}`)
    .join('');
  return (
    `<g transform="rotate(-8)">${cast(d)}<path d="M210,-40H300Q330,-40 330,0T300,40H210Z" fill="${wood}"/><circle cx="296" r="13" fill="${darker(wood, 0.4)}"/>` +
    `<path d="${d}" fill="${wood}"/><path d="${grain}" stroke="${darker(wood, 0.18)}" stroke-width="3.5" fill="none"/></g>${inside}`
  );
};

/** A round wooden board of radius 200. */
export const roundBoard = (inside: string, wood = '#d9a766') => {
  const grain = [-130, -64, 4, 70, 132]
    .map((y) => {
      const half = Math.round(Math.sqrt(186 ** 2 - y ** 2));
      return `M${-half},${y}C${-half / 3},${y + 14} ${half / 3},${y - 14} ${half},${y}`;
    })
    .join('');
  return (
    cast(circle(200)) +
    round(200, darker(wood, 0.22)) +
    round(192, wood) +
    `<path d="${grain}" stroke="${darker(wood, 0.16)}" stroke-width="3.5" fill="none"/>${inside}`
  );
};

/** A rectangular oven dish with two ears, `width` by `height` inside. */
export const ovenDish = (coat: string, width: number, height: number, inside: string) => {
  const box = (grow: number, r: number) => {
    const [w, h] = [width / 2 + grow, height / 2 + grow];
    return `M${-w + r},${-h}H${w - r}Q${w},${-h} ${w},${-h + r}V${h - r}Q${w},${h} ${w - r},${h}H${-w + r}Q${-w},${h} ${-w},${h - r}V${-h + r}Q${-w},${-h} ${-w + r},${-h}Z`;
  };
  const x = width / 2 + 20;
  const ears = `M${-x},-60Q${-x - 44},-60 ${-x - 44},0T${-x},60ZM${x},-60Q${x + 44},-60 ${x + 44},0T${x},60Z`;
  return (
    cast(box(24, 34) + ears) +
    `<path d="${ears}" fill="${darker(coat, 0.22)}"/><path d="${box(24, 34)}" fill="${coat}"/><path d="${box(14, 26)}" fill="${lighter(coat, 0.7)}"/><path d="${box(4, 18)}" fill="${darker(coat, 0.35)}"/>${inside}`
  );
};

/** A small round dish next to the food, for a sauce or dip. */
export const sideDish = (x: number, y: number, r: number, coat: string, fill: string, inside = '') =>
  `<g transform="translate(${x} ${y})">${`<circle cx="5" cy="8" r="${r}" fill="${INK}" opacity=".22"/>`}${round(r, coat)}${round(r * 0.88, INKS.white)}${round(r * 0.78, fill)}${inside}</g>`;
