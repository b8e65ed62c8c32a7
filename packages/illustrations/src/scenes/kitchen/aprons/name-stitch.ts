import { line } from '../../../text/place.ts';
import { stroke } from '../cuts.ts';

/** A first name embroidered in one colour, with the thread continuing below it. */
export const nameStitch = (name: string, x: number, y: number, size: number, thread: string) =>
  line(name, x, y, size, thread, { face: 'italic', align: 'middle' }) +
  stroke(
    thread,
    4,
    `M${x - size * 1.2},${y + size * 0.34}q${size * 0.6},14 ${size * 1.2},0t${size * 1.2},-4`,
    ' stroke-dasharray="9 7"',
  );
