import { INKS } from '../../inks.ts';
import { polygon, rect, surface } from '../grounds.ts';
import { darker, lighter } from '../tints.ts';
import { label } from './label.ts';
import type { Pack } from './pack.ts';

/**
 * An open carton from the front and slightly above, 640 wide and 420 tall from y -120, with `inside` in it.
 */
export function openBox(pack: Pack, id: string, inside: string): string {
  const { body, dark } = pack;
  return (
    `<path d="M-300,312H372L440,240H380Z" fill="${INKS.ink}" opacity=".22"/>` +
    polygon(
      [
        [-320, -90],
        [-250, -160],
        [380, -160],
        [320, -90],
      ],
      darker(dark, 0.2),
    ) +
    polygon(
      [
        [-320, -90],
        [-250, -160],
        [-300, -250],
        [-390, -180],
      ],
      lighter(body, 0.12),
    ) +
    inside +
    polygon(
      [
        [320, -90],
        [380, -160],
        [380, 240],
        [320, 310],
      ],
      dark,
    ) +
    surface(
      [
        [-320, -90],
        [320, -90],
        [320, 310],
        [-320, 310],
      ],
      body,
      12,
    ) +
    polygon(
      [
        [-320, -90],
        [320, -90],
        [330, -66],
        [-330, -66],
      ],
      lighter(body, 0.14),
    ) +
    label(pack, -250, -36, 500, 300, id)
  );
}

/** The same carton closed, upright like a packet of tea: 460 wide, 700 tall, centre at 0,0. */
export function shutBox(pack: Pack, id: string): string {
  const { body, dark } = pack;
  return (
    `<path d="M-230,352H290L360,290H280Z" fill="${INKS.ink}" opacity=".22"/>` +
    polygon(
      [
        [230, -330],
        [310, -390],
        [310, 290],
        [230, 350],
      ],
      dark,
    ) +
    polygon(
      [
        [-230, -330],
        [-150, -390],
        [310, -390],
        [230, -330],
      ],
      lighter(body, 0.22),
    ) +
    surface(
      [
        [-230, -330],
        [230, -330],
        [230, 350],
        [-230, 350],
      ],
      body,
      12,
    ) +
    rect(-230, -300, 460, 6, pack.onBody) +
    label(pack, -190, -230, 380, 460, id)
  );
}
