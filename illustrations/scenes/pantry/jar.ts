import { INKS } from '../../inks.ts';
import { rect } from '../grounds.ts';
import { darker, lighter } from '../tints.ts';
import { label } from './label.ts';
import type { Pack } from './pack.ts';

const { ink } = INKS;

/** Three jars: round-shouldered, tall and straight, clip-top. Middle at 0,0, 600 wide at most, 810 tall. */
export function jar(pack: Pack, id: string, options: { isOpen?: boolean } = {}): string {
  const { isOpen = false } = options;
  const [w, top] = pack.shape === 1 ? [250, -250] : [290, -262];
  const glass = outline(pack.shape, w, top);
  const mouth = w * (pack.shape === 1 ? 0.92 : 0.76);
  return (
    `<ellipse cx="40" cy="398" rx="${w * 1.06}" ry="42" fill="${ink}" opacity=".22"/>` +
    (isOpen ? opening(pack, mouth, top) : '') +
    `<path d="${glass}" fill="${pack.tint}"/>` +
    `<path d="M${w * 0.5},${top}C${w * 0.5},0 ${w * 0.55},200 ${w * 0.3},400H${w - 60}C${w - 10},400 ${w},370 ${w},330V-120C${w},-200 ${w * 0.92},${top + 40} ${w * 0.78},${top}Z" fill="url(#dk)" opacity=".75"/>` +
    rect(-w, -118, w * 2, 34, lighter(pack.tint, 0.12)) +
    label(pack, -w, -96, w * 2, 392, id) +
    `<path d="M${w * 0.62},-96H${w}V296H${w * 0.62}Z" fill="${ink}" opacity=".08"/>` +
    `<path d="M${-w + 40},-196V-110M${-w + 40},310V352" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".42"/>` +
    (isOpen ? '' : lid(pack, mouth, top))
  );
}

function outline(shape: number, w: number, top: number): string {
  const foot = `V330C${w},382 ${w - 24},402 ${w - 72},402H${-w + 72}C${-w + 24},402 ${-w},382 ${-w},330`;
  if (shape === 1)
    return `M${-w * 0.92},${top}H${w * 0.92}C${w},${top + 24} ${w},${top + 40} ${w},${top + 70}${foot}V${top + 70}C${-w},${top + 40} ${-w},${top + 24} ${-w * 0.92},${top}Z`;
  return `M${-w * 0.76},${top}H${w * 0.76}C${w * 0.97},${top + 36} ${w},${top + 80} ${w},${top + 140}${foot}V${top + 140}C${-w},${top + 80} ${-w * 0.97},${top + 36} ${-w * 0.76},${top}Z`;
}

function lid(pack: Pack, mouth: number, top: number): string {
  const dark = darker(pack.cap, 0.4);
  if (pack.shape === 2)
    return (
      rect(-mouth - 10, top - 24, mouth * 2 + 20, 30, '#d9dfd6') +
      rect(-mouth - 26, top - 34, mouth * 2 + 52, 16, INKS.tomato) +
      `<path d="M${-mouth - 20},${top - 36}C${-mouth - 20},${top - 130} ${mouth + 20},${top - 130} ${mouth + 20},${top - 36}Z" fill="#d9dfd6"/>` +
      `<path d="M${-mouth * 0.5},${top - 92}C${-mouth * 0.2},${top - 106} 20,${top - 108} 60,${top - 106}" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none"/>` +
      `<path d="M-70,${top - 92}V${top + 60}M70,${top - 92}V${top + 60}M-70,${top + 60}H70V${top + 96}H-70Z" stroke="${INKS.steel}" stroke-width="9" fill="none" stroke-linejoin="round"/>`
    );
  const height = pack.shape === 1 ? 110 : 136;
  const ribs = Array.from(
    { length: 26 },
    (_, i) => `M${-mouth + 4 + (i * (mouth * 2 - 8)) / 25},${top - height + 26}V${top - 12}`,
  ).join('');
  return (
    `<path d="M${-mouth - 12},${top}V${top - height + 14}Q${-mouth - 12},${top - height} ${-mouth + 4},${top - height}H${mouth - 4}Q${mouth + 12},${top - height} ${mouth + 12},${top - height + 14}V${top}Z" fill="${pack.cap}"/>` +
    `<path d="${ribs}" stroke="${dark}" stroke-width="4"/>` +
    rect(-mouth - 12, top - height + 18, mouth * 2 + 24, 5, lighter(pack.cap, 0.3))
  );
}

/** The mouth without a lid, and a spoon standing in it. */
function opening(pack: Pack, mouth: number, top: number): string {
  return (
    `<ellipse cx="0" cy="${top + 6}" rx="${mouth}" ry="46" fill="${lighter(pack.tint, 0.34)}"/>` +
    `<ellipse cx="0" cy="${top + 12}" rx="${mouth - 22}" ry="33" fill="${darker(pack.tint, 0.25)}"/>` +
    `<g transform="translate(60 ${top + 16}) rotate(24)"><path d="M-13,20L-9,-280C-34,-310 -34,-390 0,-404C34,-390 34,-310 9,-280L13,20Z" fill="#c9cdc6"/><path d="M2,-296C22,-320 22,-370 4,-392C30,-380 30,-316 6,-284Z" fill="url(#dk)"/></g>`
  );
}
