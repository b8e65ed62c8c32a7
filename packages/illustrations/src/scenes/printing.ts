import { INKS } from '../inks.ts';
import { rng } from '../shapes.ts';
import { line } from '../text/place.ts';
import { rect } from './grounds.ts';

/** A barcode with a number, generated from the slug; not a real article number. */
export function barcode(x: number, y: number, width: number, height: number, seed: string): string {
  const next = rng(`${seed}:bars`);
  let bars = '';
  for (let at = 0; at < width - 2; ) {
    const bar = 0.8 + Math.floor(next() * 3) * 0.8;
    bars += rect(x + at, y, Math.min(bar, width - at), height, INKS.ink);
    at += bar + 0.9 + Math.floor(next() * 2) * 0.9;
  }
  const digits = Array.from({ length: 10 }, () => Math.floor(next() * 10)).join('');
  const number = `978 ${digits.slice(0, 1)} ${digits.slice(1, 5)} ${digits.slice(5, 9)} ${digits.slice(9)}`;
  return (
    bars +
    line(number, x + width / 2, y + height + 7, height * 0.2, INKS.ink, {
      face: 'text',
      align: 'middle',
      maxWidth: width,
    })
  );
}
