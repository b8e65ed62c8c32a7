import { INKS } from '../../inks.ts';
import { clipped, moved, rect } from '../grounds.ts';
import { darker, lighter } from '../tints.ts';
import { contents, server, tied } from './contents.ts';
import { label } from './label.ts';
import type { Pack } from './pack.ts';

const { ink } = INKS;

/** Three jars: round-shouldered, tall and straight, clip-top. Centre at 0,0, at most 600 wide, 810 tall. */
export function jar(pack: Pack, id: string, options: { isOpen?: boolean } = {}): string {
  const { isOpen = false } = options;
  const [w, top] = pack.shape === 1 ? [250, -250] : [290, -262];
  const glass = outline(pack.shape, w, top);
  const mouth = w * (pack.shape === 1 ? 0.92 : 0.76);
  const neck = pack.shape === 1 ? w : mouth;
  const light = `M${w * 0.5},${top}C${w * 0.5},0 ${w * 0.55},200 ${w * 0.3},400H${w - 60}C${w - 10},400 ${w},370 ${w},330V-120C${w},-200 ${w * 0.92},${top + 40} ${w * 0.78},${top}Z`;
  return (
    `<ellipse cx="40" cy="398" rx="${w * 1.06}" ry="42" fill="${ink}" opacity=".22"/>` +
    (isOpen ? opening(pack, mouth, top) : '') +
    `<path d="${glass}" fill="${pack.tint}"/>` +
    clipped(
      `${id}g`,
      glass,
      contents(pack) + rect(-w, top, w * 2, isOpen ? 20 : 34, lighter(pack.tint, 0.7), ' opacity=".85"'),
    ) +
    `<path d="${light}" fill="url(#dk)" opacity=".6"/>` +
    label(pack, -w, -62, w * 2, 320, id) +
    `<path d="M${w * 0.62},-62H${w}V258H${w * 0.62}Z" fill="${ink}" opacity=".08"/>` +
    `<path d="M${-w + 36},-170V-86M${-w + 36},284V340" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".6"/>` +
    (isOpen ? '' : lid(pack, mouth, top) + tied(pack, neck * 0.98, top + 26))
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
  if (pack.shape === 2) return clipTop(mouth, top);
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

/** A glass lid on a rubber ring, with a wire loop from the neck over it and a lever in front. */
function clipTop(mouth: number, top: number): string {
  const wire = (d: string) =>
    `<path d="${d}" stroke="${INKS.steel}" stroke-width="11" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    rect(-mouth - 10, top - 24, mouth * 2 + 20, 30, '#d9dfd6') +
    rect(-mouth - 26, top - 34, mouth * 2 + 52, 18, INKS.tomato) +
    `<path d="M${-mouth - 20},${top - 36}C${-mouth - 20},${top - 130} ${mouth + 20},${top - 130} ${mouth + 20},${top - 36}Z" fill="#d9dfd6"/>` +
    `<path d="M${-mouth * 0.7},${top - 76}C${-mouth * 0.5},${top - 96} ${-mouth * 0.3},${top - 102} ${-mouth * 0.2},${top - 103}" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none"/>` +
    wire(`M${-mouth - 4},${top + 16}H${mouth + 4}`) +
    wire(
      `M-62,${top + 16}V${top - 96}Q-62,${top - 120} -38,${top - 120}H38Q62,${top - 120} 62,${top - 96}V${top + 16}`,
    ) +
    `<path d="M-44,${top + 4}H44L32,${top + 118}Q0,${top + 134} -32,${top + 118}Z" fill="${INKS.blade}"/>` +
    `<path d="M10,${top + 4}H44L32,${top + 118}Q20,${top + 126} 6,${top + 126}Z" fill="url(#dk)" opacity=".6"/>` +
    wire(`M-44,${top + 4}H44L32,${top + 118}Q0,${top + 134} -32,${top + 118}Z`) +
    `<circle cx="-62" cy="${top + 16}" r="12" fill="${INKS.steel}"/><circle cx="62" cy="${top + 16}" r="12" fill="${INKS.steel}"/>`
  );
}

/** The open mouth, with a spoon or dipper in it. */
function opening(pack: Pack, mouth: number, top: number): string {
  return (
    `<ellipse cx="0" cy="${top + 6}" rx="${mouth}" ry="46" fill="${lighter(pack.tint, 0.5)}"/>` +
    `<ellipse cx="0" cy="${top + 12}" rx="${mouth - 22}" ry="33" fill="${darker(pack.tint, 0.25)}"/>` +
    moved(60, top + 16, 18, 1, server(pack))
  );
}
