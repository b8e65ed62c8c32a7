import { num } from '../shapes.ts';
import { china, type Rim } from './china.ts';

/** A plate with its print, stretched to an oval of rx by ry. */
export function oval(x: number, y: number, rx: number, ry: number, ink: string, rim: Rim): string {
  const well = `<circle r="${num(rx * 0.76)}" fill="#fffaf0"/>`;
  return `<g transform="translate(${num(x)} ${num(y)}) scale(1 ${num((ry / rx) * 100)}e-2)">${china(0, 0, rx, ink, rim)}${well}</g>`;
}
