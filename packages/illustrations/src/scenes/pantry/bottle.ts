import { INKS } from '../../inks.ts';
import { nth } from '../../nth.ts';
import { darker, lighter } from '../tints.ts';
import { label } from './label.ts';
import type { Pack } from './pack.ts';

/**
 * Three bottles: tall with shoulders, a flask, a square oil can. About 420 wide and 900 tall,
 * centre at 0,0.
 */
export function bottle(pack: Pack, id: string, options: { isOpen?: boolean } = {}): string {
  const glass = pack.shape === 2 ? pack.body : darker(pack.tint, 0.12);
  const body = nth(
    [
      'M-62,-330V-210C-62,-150 -200,-130 -200,-20V400C-200,434 -184,450 -150,450H150C184,450 200,434 200,400V-20C200,-130 62,-150 62,-210V-330Z',
      'M-58,-330V-190C-58,-120 -250,-60 -250,160C-250,350 -180,450 -60,450H60C180,450 250,350 250,160C250,-60 58,-120 58,-190V-330Z',
      'M-60,-330V-260L-210,-170V430Q-210,450 -190,450H190Q210,450 210,430V-170L60,-260V-330Z',
    ],
    pack.shape,
  );
  const shade = nth(
    [
      'M62,-330V-210C62,-150 200,-130 200,-20V400C200,434 184,450 150,450H70C140,300 130,60 90,-60C60,-140 20,-180 26,-330Z',
      'M58,-330V-190C58,-120 250,-60 250,160C250,350 180,450 60,450C170,330 170,60 60,-80C30,-130 20,-200 22,-330Z',
      'M60,-330V-260L210,-170V430Q210,450 190,450H120V-190L30,-250V-330Z',
    ],
    pack.shape,
  );
  const [w, y, h] = nth(
    [
      [196, 30, 320],
      [206, 40, 270],
      [204, -60, 400],
    ],
    pack.shape,
  ) as [number, number, number];
  return (
    `<ellipse cx="36" cy="446" rx="230" ry="34" fill="${INKS.ink}" opacity=".22"/>` +
    `<path d="${body}" fill="${glass}"/><path d="${shade}" fill="url(#dk)" opacity=".75"/>` +
    (pack.shape === 2
      ? `<path d="M-210,-170L-60,-260H60L210,-170Z" fill="${lighter(pack.body, 0.2)}"/>`
      : '<path d="M-36,-300V-190C-40,-150 -120,-110 -150,-60" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".45"/>') +
    label(pack, -w, y, w * 2, h, id) +
    `<path d="M${w * 0.55},${y}H${w}V${y + h}H${w * 0.55}Z" fill="${INKS.ink}" opacity=".08"/>` +
    `<rect x="-72" y="-352" width="144" height="34" rx="8" fill="${lighter(glass, 0.18)}"/>` +
    (options.isOpen ? '<ellipse cy="-352" rx="52" ry="12" fill="#211a14" opacity=".6"/>' : stopper(pack))
  );
}

function stopper(pack: Pack): string {
  if (pack.content === 'shoyu') return waxed;
  if (pack.shape === 1)
    return '<path d="M-50,-352L-56,-440H56L50,-352Z" fill="#c98a45"/><path d="M-50,-352L-56,-440H56L50,-352Z" fill="url(#dk)" opacity=".5"/>';
  const ribs = Array.from({ length: 9 }, (_, i) => `M${-56 + i * 14},-430V-356`).join('');
  return `<rect x="-66" y="-450" width="132" height="100" rx="10" fill="${pack.cap}"/><path d="${ribs}" stroke="${darker(pack.cap, 0.4)}" stroke-width="4"/>`;
}

/** A cork dipped in red wax, with drips down the neck. */
const waxed =
  `<path d="M-66,-452H66Q76,-452 76,-440V-318C76,-296 54,-298 52,-318C50,-340 32,-336 32,-312V-270C32,-246 8,-246 8,-270V-310C8,-330 -10,-330 -12,-312C-14,-284 -38,-286 -38,-310C-38,-330 -50,-330 -54,-316C-58,-300 -76,-304 -76,-322V-440Q-76,-452 -66,-452Z" fill="${INKS.tomatoDeep}"/>` +
  `<path d="M-50,-436V-350" stroke="${INKS.flesh}" stroke-width="10" stroke-linecap="round"/>` +
  '<path d="M30,-452H66Q76,-452 76,-440V-318C76,-296 54,-298 52,-318Z" fill="url(#dk)" opacity=".6"/>';
