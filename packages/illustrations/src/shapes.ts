import { INKS, type Ink } from './inks.ts';

/**
 * The basic shapes of all drawings. All functions are pure: the same arguments give the same SVG string.
 * Lengths are in picture units, angles in degrees, unless a name says otherwise.
 */
export type Halftone = 'dk' | 'db' | 'dp';

/**
 * A random number generator with a string as seed (FNV-1a hash into mulberry32). Returns numbers in [0, 1).
 */
export function rng(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state += 0x6d2b79f5;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Formats a number for an SVG attribute, with at most one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Joins the parts of one drawing, from bottom to top. */
export function cut(...parts: string[]): string {
  return parts.join('');
}

/** A flat shape in one ink. */
export function shape(ink: Ink, d: string, opacity = 1): string {
  return `<path fill="${ink}" d="${d}"${faded(opacity)}/>`;
}

/** Halftone dots over a shape, as its shadow. */
export function shade(tone: Halftone, d: string, opacity = 1): string {
  return `<path fill="url(#${tone})" d="${d}"${faded(opacity)}/>`;
}

/** A stroke. Its ends are round inside `rounded`, which wraps every food. */
export function line(ink: Ink, width: number, d: string): string {
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`;
}

/** A group in which all strokes have round ends. */
export function rounded(inner: string): string {
  return `<g stroke-linecap="round">${inner}</g>`;
}

/** A position for a shape: moved to x, y, rotated by degrees, then scaled (also unevenly). */
export type Place = readonly [x: number, y: number, turn?: number, scale?: number, scaleY?: number];

/** Path data `d` (absolute M, L, C, Q and Z only), repeated at every place, as one path. */
export function stamp(d: string, places: readonly Place[]): string {
  return places
    .map((place) => d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => pair(placed(+x, +y, place))))
    .join('');
}

export function disc(ink: Ink, r: number, x = 0, y = 0): string {
  return `<circle${centre(x, y)} r="${num(r)}" fill="${ink}"/>`;
}

/** An ellipse, rotated by `rotation` degrees around its centre. */
export function oval(ink: Ink, rx: number, ry: number, x = 0, y = 0, rotation = 0): string {
  const turn = rotation ? ` transform="rotate(${num(rotation)} ${num(x)} ${num(y)})"` : '';
  return `<ellipse${centre(x, y)} rx="${num(rx)}" ry="${num(ry)}" fill="${ink}"${turn}/>`;
}

/**
 * Many small ovals [x, y, rx, ry] in one ink and one path: seeds, kernels, freckles, crumbs. Circles of the
 * same size are zero-length strokes with round caps, which take a third of the bytes.
 */
export function beads(
  ink: Ink,
  ovals: readonly (readonly [x: number, y: number, rx: number, ry?: number])[],
): string {
  const [, , size = 0] = ovals[0] ?? [];
  if (ovals.every(([, , rx, ry = rx]) => rx === size && ry === size)) {
    return line(ink, size * 2, ovals.map(([x, y]) => `M${num(x)},${num(y)}l0,0`).join(''));
  }
  const one = ([x, y, rx, ry = rx]: (typeof ovals)[number]) => {
    const half = `a${num(rx)},${num(ry)} 0 1 0`;
    return `M${num(x - rx)},${num(y)}${half} ${num(rx * 2)},0${half} ${num(-rx * 2)},0Z`;
  };
  return shape(ink, ovals.map(one).join(''));
}

/**
 * The shadow side of a circle of radius `r`: a crescent of dots on the side `angle` (degrees, 90 is below).
 */
export function roundShade(tone: Halftone, r: number, x = 0, y = 0, angle = 60, depth = 0.45): string {
  return shade(tone, crescent(r, x, y, angle, 84, depth));
}

/**
 * The highlight on a circle of radius `r`: a thin shape just inside its edge on the side `angle` (degrees).
 */
export function glint(ink: Ink, r: number, x = 0, y = 0, angle = -140, spread = 30): string {
  return shape(ink, crescent(r * 0.82, x, y, angle, spread, 0.8));
}

/** Moves a drawing to x, y, then rotates and scales it around that point. */
export function at(x: number, y: number, rotation: number, scale: number, inner: string): string {
  const turn = rotation ? ` rotate(${num(rotation)})` : '';
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${inner}</g>`;
}

/**
 * Path data of a closed irregular circle of radius `r`: `n` corners, each up to half of `wobble` in or out.
 */
export function blob(r: number, n: number, wobble: number, seed: string): string {
  const next = rng(seed);
  const corners = Array.from({ length: n }, (_, i) =>
    polar((i * 2 * Math.PI) / n, r * (1 + (next() - 0.5) * wobble)),
  );
  const middle = (i: number) => {
    const [ax, ay] = corners[i % n] as Point;
    const [bx, by] = corners[(i + 1) % n] as Point;
    return pair([(ax + bx) / 2, (ay + by) / 2]);
  };
  const curves = corners.slice(1).map((corner, i) => `Q${pair(corner)} ${middle(i + 1)}`);
  return `M${middle(0)}${curves.join('')}Q${pair(corners[0] as Point)} ${middle(0)}Z`;
}

/**
 * A leaf along the x axis from 0 to `length`, with its vein. Its Bézier control points are about `width`
 * from the axis.
 */
export function leaf(length: number, width: number, ink: Ink, vein: Ink): string {
  const [outline, midrib] = leafCut(length, width);
  return shape(ink, outline) + line(vein, 1.6, midrib);
}

/** The outline of a leaf along the x axis, and its vein. */
function leafCut(length: number, width: number): [outline: string, vein: string] {
  const near = num(length * 0.25);
  const far = num(length * 0.75);
  const [w, v] = [num(width), num(width * 0.9)];
  return [
    `M0,0C${near},-${w} ${far},-${v} ${num(length)},0C${far},${v} ${near},${w} 0,0Z`,
    `M0,0L${num(length * 0.86)},0`,
  ];
}

export type Sprig = {
  leaves: number;
  length: number;
  leafLength: number;
  leafWidth: number;
  ink: Ink;
  vein: Ink;
  stem: Ink;
};

/** A stem along the x axis from 0 to `length`, with alternating leaves on both sides and one at the tip. */
export function sprig(s: Sprig): string {
  const stem = line(
    s.stem,
    3,
    `M0,0C${num(s.length * 0.3)},-10 ${num(s.length * 0.6)},10 ${num(s.length)},-4`,
  );
  const places = Array.from({ length: s.leaves }, (_, i): Place => {
    const t = (i + 0.6) / s.leaves;
    return [s.length * t, Math.sin(t * 5) * -4, i % 2 ? 46 : -46, 1.1 - t * 0.35];
  });
  const [outline, vein] = leafCut(s.leafLength, s.leafWidth);
  const all: Place[] = [...places, [s.length, -4, 0, 0.8]];
  return stem + shape(s.ink, stamp(outline, all)) + line(s.vein, 1.6, stamp(vein, all));
}

/**
 * `n` rounded segments of a cut fruit, from radius `inner` to `outer`,
 * with a gap of `gap` radians on each side.
 */
export function wedges(n: number, inner: number, outer: number, gap: number, ink: Ink): string {
  const one = (i: number) => {
    const from = (i * 2 * Math.PI) / n + gap;
    const to = ((i + 1) * 2 * Math.PI) / n - gap;
    const mid = (from + to) / 2;
    const p = (angle: number, r: number) => pair(polar(angle, r));
    const lip = `Q${p((from * 3 + mid) / 4, outer * 1.02)} ${p(mid, outer)}Q${p((to * 3 + mid) / 4, outer * 1.02)} ${p(to, outer * 0.93)}`;
    return `M${p(mid, inner)}L${p(from, outer * 0.93)}${lip}Z`;
  };
  return shape(ink, Array.from({ length: n }, (_, i) => one(i)).join(''));
}

/** `n` points spread evenly over a circle of radius `r` (sunflower order, the first in the middle). */
export function seeds(n: number, r: number): Point[] {
  return Array.from({ length: n }, (_, i) => polar(i * 2.4, r * Math.sqrt(i / n)));
}

/** The dot and cloth patterns that a picture needs once in its `<defs>`; foods refer to dk, db and dp. */
export function halftones(): string {
  const { ink, crust, blush, tomato, skyD, leaf: green, brick, white } = INKS;
  return [
    dots('dk', 6, 1.55, ink, 0.42),
    dots('db', 6, 1.5, crust, 0.55),
    dots('dp', 6, 1.6, blush, 0.6),
    dots('big', 9, 2, ink, 0.14),
    cloth('gingham', 56, band(28, 56, tomato, 0.5) + band(56, 28, tomato, 0.5)),
    cloth('stripe', 40, band(5, 40, skyD, 0.7) + band(2, 40, skyD, 0.7, 10)),
    cloth('check', 48, line(green, 2, 'M12,0V48M0,12H48') + line(brick, 1, 'M18,0V48M0,18H48')),
    cloth(
      'dots',
      36,
      `<circle cx="9" cy="9" r="4" fill="${brick}"/><circle cx="27" cy="27" r="4" fill="${brick}"/>`,
    ),
  ].join('');

  function dots(id: string, cell: number, r: number, dot: string, opacity: number): string {
    const inner = `<circle cx="${cell / 2}" cy="${cell / 2}" r="${r}" fill="${dot}" opacity="${opacity}"/>`;
    return pattern(id, cell, inner, ' patternTransform="rotate(35)"');
  }
  function cloth(id: string, cell: number, print: string): string {
    return pattern(id, cell, `<rect width="${cell}" height="${cell}" fill="${white}"/>${print}`);
  }
  function band(width: number, height: number, dye: string, opacity: number, x = 0): string {
    return `<rect x="${x}" width="${width}" height="${height}" fill="${dye}" opacity="${opacity}"/>`;
  }
}

function pattern(id: string, cell: number, inner: string, extra = ''): string {
  return `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"${extra}>${inner}</pattern>`;
}

function crescent(r: number, x: number, y: number, angle: number, spread: number, depth: number): string {
  const on = (degrees: number, radius: number) => {
    const [px, py] = polar((degrees * Math.PI) / 180, radius);
    return pair([px + x, py + y]);
  };
  const end = on(angle + spread, r);
  return `M${on(angle - spread, r)}A${num(r)},${num(r)} 0 0 1 ${end}Q${on(angle, r * depth)} ${on(angle - spread, r)}Z`;
}

function placed(x: number, y: number, [dx, dy, turn = 0, scale = 1, scaleY = scale]: Place): Point {
  const a = (turn * Math.PI) / 180;
  const [sx, sy] = [x * scale, y * scaleY];
  return [dx + sx * Math.cos(a) - sy * Math.sin(a), dy + sx * Math.sin(a) + sy * Math.cos(a)];
}

type Point = [x: number, y: number];

function polar(angle: number, r: number): Point {
  return [Math.cos(angle) * r, Math.sin(angle) * r];
}

function pair([x, y]: Point): string {
  return `${num(x)},${num(y)}`;
}

function centre(x: number, y: number): string {
  return (x ? ` cx="${num(x)}"` : '') + (y ? ` cy="${num(y)}"` : '');
}

function faded(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}
