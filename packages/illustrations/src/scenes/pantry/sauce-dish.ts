import { INKS } from '../../inks.ts';
import { darker, lighter } from '../tints.ts';
import type { Pack } from './pack.ts';

const BEANS: readonly (readonly [x: number, y: number])[] = [
  [-190, 60],
  [-160, 84],
  [-214, 92],
  [-128, 66],
];
/** Dried soy beans scattered next to the dish. */
const soyBeans = BEANS.map(
  ([x, y]) =>
    `<ellipse cx="${x + 4}" cy="${y + 6}" rx="19" ry="15" fill="${INKS.ink}" opacity=".22"/><ellipse cx="${x}" cy="${y}" rx="19" ry="15" fill="${INKS.toast}"/>` +
    `<path d="M${x - 6},${y - 6}q8,-5 13,2" stroke="${INKS.white}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
).join('');

/** A small dish with the bottle's contents in front of it: 300 wide; its bottom is at y 50. */
export function sauceDish({ tint, theme, content }: Pack): string {
  return (
    `<ellipse cx="16" cy="46" rx="130" ry="26" fill="${INKS.ink}" opacity=".22"/>` +
    `<path d="M-150,-16C-140,26 -100,50 -70,54H70C100,50 140,26 150,-16Z" fill="${INKS.white}"/>` +
    `<path d="M150,-16C140,26 100,50 70,54H20C70,40 96,10 100,-16Z" fill="url(#dk)" opacity=".4"/>` +
    `<path d="M-138,12C-80,34 80,34 138,12" stroke="${theme.rim}" stroke-width="8" fill="none"/>` +
    `<ellipse cy="-18" rx="150" ry="40" fill="${INKS.white}"/><ellipse cy="-15" rx="134" ry="32" fill="${darker(tint, 0.2)}"/>` +
    `<ellipse cy="-11" rx="128" ry="27" fill="${tint}"/><path d="M-92,-16Q-50,-30 0,-29" stroke="${lighter(tint, 0.6)}" stroke-width="8" fill="none" stroke-linecap="round"/>` +
    (content === 'shoyu' ? soyBeans : '')
  );
}
