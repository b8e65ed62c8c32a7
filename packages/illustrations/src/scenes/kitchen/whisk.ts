import { INKS } from '../../inks.ts';
import { moved } from '../grounds.ts';
import { around, type Kit, STEEL, type Tool } from './kit.ts';

/** A balloon whisk along the y axis: wires up to -420, handle down to 420. */
const wires = (kit: Kit) =>
  [210, 150, 84, 24]
    .map(
      (w) =>
        `<path d="M-16,120C${-w},-60 ${-w * 1.1},-420 0,-430C${w * 1.1},-420 ${w},-60 16,120" fill="none" stroke="${INKS.steel}" stroke-width="9"/><path d="M-16,120C${-w},-60 ${-w * 1.1},-420 0,-430" fill="none" stroke="#eef0ea" stroke-width="3"/>`,
    )
    .join('') +
  `<path d="M-30,110H30L36,180H-36Z" fill="${STEEL}"/><path d="M-36,180H36C50,280 46,380 34,440Q0,466 -34,440C-46,380 -50,280 -36,180Z" fill="${kit.coat}"/><path d="M36,180C50,280 46,380 34,440Q20,454 0,456C20,360 20,260 10,180Z" fill="url(#dk)" opacity=".6"/><circle cy="424" r="10" fill="${kit.theme.ground}"/>`;
const batter = (kit: Kit) =>
  `<circle cx="16" cy="24" r="300" fill="${INKS.ink}" opacity=".22"/><circle r="300" fill="${kit.light}"/><circle r="284" fill="${kit.coat}"/><circle r="250" fill="#f9dc8c"/><path d="M-140,20C-120,-120 100,-150 130,-10C146,90 -40,130 -60,30C-66,-30 40,-50 52,10" fill="none" stroke="#fff3cf" stroke-width="26" stroke-linecap="round"/>`;

export const whisk: Tool = {
  shows: 'whisk',
  standing: [],
  tag: [600, 730, 12],
  front: (kit, chance) =>
    around(kit, [{ x: 160, y: 220, size: 360 }], chance) +
    moved(430, 500, 26, 1.16, wires(kit)) +
    around(
      kit,
      [
        { x: 660, y: 190, size: 230 },
        { x: 170, y: 850, size: 340 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(370, 590, 0, 1.24, batter(kit)) +
    moved(480, 470, 216, 0.95, wires(kit)) +
    around(
      kit,
      [
        { x: 120, y: 130, size: 300 },
        { x: 690, y: 900, size: 260 },
      ],
      chance,
    ),
  detail: (kit, chance) =>
    moved(420, 760, -24, 1.9, wires(kit)) + around(kit, [{ x: 150, y: 860, size: 380 }], chance),
};
