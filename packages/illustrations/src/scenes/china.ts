import { INKS } from '../inks.ts';
import { num } from '../shapes.ts';

export const RIMS = ['double', 'wide', 'dotted', 'scallop', 'dashes', 'laurel', 'thin', 'checked'] as const;
export type Rim = (typeof RIMS)[number];

/** A plate from above with its hard shadow, centred on x, y; `ink` is the rim's colour. */
export function china(
  x: number,
  y: number,
  r: number,
  ink: string,
  rim: Rim,
  glaze: string = INKS.white,
): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)})">` +
    `<circle cx="${num(r * 0.06)}" cy="${num(r * 0.085)}" r="${num(r * (rim === 'scallop' ? 1.03 : 1))}" fill="${INKS.ink}" opacity=".24"/>` +
    edge(r, glaze, rim) +
    rimPrint(r, ink, rim) +
    `<circle r="${num(r * 0.71)}" fill="#f4ead6"/>` +
    `<path d="M${num(-r * 0.71)},0A${num(r * 0.71)},${num(r * 0.71)} 0 0 1 ${num(r * 0.5)},${num(-r * 0.5)}A${num(r * 0.76)},${num(r * 0.76)} 0 0 0 ${num(-r * 0.71)},0Z" fill="${INKS.ink}" opacity=".1"/></g>`
  );
}

function edge(r: number, glaze: string, rim: Rim): string {
  if (rim !== 'scallop') return `<circle r="${num(r)}" fill="${glaze}"/>`;
  const bumps = 22;
  const d = Array.from({ length: bumps }, (_, i) => {
    const [a, b] = [(i / bumps) * 2 * Math.PI, ((i + 1) / bumps) * 2 * Math.PI];
    const point = (angle: number, radius: number) =>
      `${num(Math.cos(angle) * radius)},${num(Math.sin(angle) * radius)}`;
    return `${i === 0 ? `M${point(a, r * 0.97)}` : ''}Q${point((a + b) / 2, r * 1.07)} ${point(b, r * 0.97)}`;
  }).join('');
  return `<path d="${d}Z" fill="${glaze}"/>`;
}

function rimPrint(r: number, ink: string, rim: Rim): string {
  const ring = (radius: number, width: number, extra = '') =>
    `<circle r="${num(r * radius)}" fill="none" stroke="${ink}" stroke-width="${num(r * width)}"${extra}/>`;
  const around = (count: number, mark: (index: number) => string) =>
    Array.from(
      { length: count },
      (_, i) => `<g transform="rotate(${num((i * 360) / count)})">${mark(i)}</g>`,
    ).join('');
  switch (rim) {
    case 'double':
      return ring(0.95, 0.028) + ring(0.9, 0.006);
    case 'wide':
      return (
        ring(0.87, 0.19) +
        `<circle r="${num(r * 0.87)}" fill="none" stroke="#fffaf0" stroke-width="${num(r * 0.012)}"/>`
      );
    case 'dotted':
      return (
        around(36, () => `<circle cx="${num(r * 0.87)}" r="${num(r * 0.026)}" fill="${ink}"/>`) +
        ring(0.96, 0.008)
      );
    case 'scallop':
      return (
        ring(0.9, 0.012) +
        around(22, () => `<circle cx="${num(r * 0.955)}" r="${num(r * 0.014)}" fill="${ink}"/>`)
      );
    case 'dashes':
      return ring(0.92, 0.05, ` stroke-dasharray="${num(r * 0.09)} ${num(r * 0.051)}"`) + ring(0.8, 0.008);
    case 'laurel':
      return (
        around(
          30,
          (i) =>
            `<ellipse cx="${num(r * 0.87)}" cy="0" rx="${num(r * 0.022)}" ry="${num(r * 0.066)}" transform="rotate(${i % 2 ? 34 : -34} ${num(r * 0.87)} 0)" fill="${ink}"/>`,
        ) + ring(0.97, 0.01)
      );
    case 'checked':
      return (
        ring(0.945, 0.055, ` stroke-dasharray="${num(r * 0.0494)} ${num(r * 0.0495)}"`) +
        ring(
          0.89,
          0.055,
          ` stroke-dasharray="${num(r * 0.0466)} ${num(r * 0.0466)}" stroke-dashoffset="${num(r * 0.0466)}"`,
        )
      );
    case 'thin':
      return ring(0.97, 0.016) + ring(0.75, 0.01);
  }
}
