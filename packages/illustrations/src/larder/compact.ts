import { num } from '../shapes.ts';

/** How many numbers one step of each path command takes. */
const STEPS: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 };

/**
 * The same drawing in fewer bytes: rewrites every path with relative steps. The sources use absolute
 * coordinates, which are easier to draw and read. Every picture contains its foods inline, so their size
 * matters.
 * @throws Error for a path command that is not in `STEPS`
 */
export function compact(svg: string): string {
  return svg.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${relative(d, isLarge(d) ? 1 : 10)}"`);
}

/** Whether a path is 60 units across or more. Whole units are precise enough for it. */
function isLarge(d: string): boolean {
  const values = (d.match(/-?\d+\.?\d*/g) ?? []).map(Number);
  return Math.max(...values) - Math.min(...values) >= 60;
}

/** `parts` is the precision of coordinates: tenths (10) or whole units (1). */
function relative(d: string, parts: number): string {
  const round = (value: number) => Math.round(value * parts) / parts;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let written = '';
  let previous = '';
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const size = STEPS[command];
    if (size === undefined) throw new Error(`The larder has no paths with ${letter}.`);
    if (command === 'Z') [x, y] = [startX, startY];
    for (let i = 0; i < values.length; i += size) {
      const step = values.slice(i, i + size);
      const moved = step.map((value, j) => {
        if (isRelative || (command === 'A' && j < 5)) return value;
        return round(value) - ((command === 'A' ? j - 5 : j) % 2 ? y : x);
      });
      const [dx = 0, dy = 0] = moved.slice(-2);
      [x, y] = [tenth(x + dx), tenth(y + dy)];
      if (command === 'M') [startX, startY] = [x, y];
      const name = command.toLowerCase();
      written += name === previous && name !== 'm' ? joined('', moved) : name + joined('-', moved);
      previous = name;
    }
    if (command === 'Z') {
      written += 'z';
      previous = 'z';
    }
  }
  return written;
}

/**
 * Joins numbers with the minimum of separators that a path needs.
 * `before` is the text in front of the first number.
 */
function joined(before: string, values: number[]): string {
  return values
    .map((value, i) => {
      const text = num(value).replace(/^(-?)0\./, '$1.');
      return (i === 0 && before) || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
