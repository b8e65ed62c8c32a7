import { INKS } from '../../../inks.ts';
import { nth } from '../../../nth.ts';
import { capitals } from '../../../text/place.ts';
import { leanOf, lying } from '../../foods/foods.ts';
import { moved } from '../../grounds.ts';
import { darker } from '../../tints.ts';
import { around, type Kit, type Tool } from '../kit.ts';

/** A chopping board, 460 wide and 700 tall around 0,0, with a handle at the top. */
export const chopping = (kit: Kit) =>
  `<g transform="translate(20 26)" opacity=".22">${plank(INKS.ink)}</g>${plank(kit.wood)}` +
  `<path d="${[-150, -70, 20, 96, 170].map((x, i) => `M${x},${-300 + i * 14}C${x + 24},-100 ${x - 26},100 ${x + 10},${316 - i * 8}`).join('')}" stroke="${darker(kit.wood, 0.2)}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
  `<path d="M232,-300V300Q232,350 180,350H90C190,300 200,-200 180,-345Q232,-340 232,-300Z" fill="url(#dk)" opacity=".5"/><circle cy="-430" r="26" fill="${kit.theme.ground}"/><circle cy="-430" r="26" fill="none" stroke="${darker(kit.wood, 0.3)}" stroke-width="5"/>` +
  capitals('Found', 0, 316, 18, darker(kit.wood, 0.4), 'middle');
const plank = (fill: string) =>
  `<path d="M-60,-350V-440C-60,-510 60,-510 60,-440V-350H180Q232,-350 232,-298V298Q232,350 180,350H-180Q-232,350 -232,298V-298Q-232,-350 -180,-350Z" fill="${fill}"/>`;

export const board: Tool = {
  shows: 'board',
  standing: [],
  tag: [470, 190, 10],
  front: (kit, chance) =>
    moved(384, 610, 9, 1.2, chopping(kit)) +
    around(
      kit,
      [
        { x: 130, y: 880, size: 380 },
        { x: 690, y: 850, size: 280 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(400, 520, -72, 1.36, chopping(kit)) +
    lying([
      {
        name: nth(kit.foods, 0),
        x: 300,
        y: 470,
        size: 440,
        rotation: leanOf(nth(kit.foods, 0), chance.next()),
      },
      {
        name: kit.foods[1] ?? nth(kit.foods, 0),
        x: 560,
        y: 640,
        size: 340,
        rotation: leanOf(kit.foods[1] ?? nth(kit.foods, 0), chance.next()),
      },
      { name: kit.foods[2] ?? nth(kit.foods, 0), x: 560, y: 380, size: 260, rotation: 20 },
      { name: nth(kit.foods, -1), x: 250, y: 720, size: 270, rotation: -30 },
    ]),
  detail: (kit, chance) =>
    moved(190, 40, -12, 2.1, chopping(kit)) + around(kit, [{ x: 640, y: 850, size: 430 }], chance),
};
