import { INKS } from '../../../inks.ts';
import { arrangement } from '../../arrangement.ts';
import { moved } from '../../grounds.ts';
import { lighter } from '../../tints.ts';
import { around, type Tool } from '../kit.ts';

const IRON = '#2a2523';

/** A frying pan from above, radius 190, with its handle along the x axis to 480. */
export const pan = (inside: string, handle: string = IRON) =>
  `<g opacity=".22" transform="translate(14 18)"><circle r="190" fill="${INKS.ink}"/><rect x="180" y="-22" width="296" height="44" rx="22" fill="${INKS.ink}"/></g>` +
  `<path d="M176,-28L250,-18L448,-23Q478,-21 478,0Q478,21 448,23L250,18L176,28Z" fill="${handle}"/><path d="M252,-7L440,-10" stroke="${lighter(handle, 0.3)}" stroke-width="3"/><circle cx="450" r="11" fill="${INKS.butter}"/>` +
  `<circle r="190" fill="${IRON}"/><circle r="180" fill="#4b4440"/><circle r="152" fill="#342e2b"/><path d="M-152,0A152,152 0 0 0 152,0C120,90 -120,90 -152,0Z" fill="url(#dk)"/><path d="M-140,-46A148,148 0 0 1 40,-140" stroke="#6a605a" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="196" cy="-10" r="5" fill="#8a7f77"/><circle cx="196" cy="10" r="5" fill="#8a7f77"/>${inside}`;

export const skillet: Tool = {
  shows: 'frying pan',
  standing: [],
  tag: [528, 650, 12],
  front: (kit, chance) =>
    around(kit, [{ x: 690, y: 150, size: 300 }], chance) +
    moved(236, 338, 40, 1.62, pan('')) +
    around(
      kit,
      [
        { x: 170, y: 900, size: 300 },
        { x: 410, y: 944, size: 190 },
      ],
      chance,
    ),
  use: (kit, chance) =>
    moved(372, 560, chance.between(118, 140), 2.1, pan(arrangement(kit.foods, 132, chance))) +
    around(kit, [{ x: 690, y: 880, size: 320 }], chance),
  detail: (kit, chance) =>
    moved(-90, 900, -34, 2.6, pan(arrangement(kit.foods, 132, chance))) +
    around(kit, [{ x: 660, y: 860, size: 320 }], chance),
};
