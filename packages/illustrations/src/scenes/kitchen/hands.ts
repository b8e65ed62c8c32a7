import { moved } from '../grounds.ts';
import { flat, stroke } from './cuts.ts';

const SKIN = '#c98a5e';
const CREASE = '#8a5127';
const NAIL = '#e2b08a';

/** Four fingers side by side along the x axis, from y 0 down to `length`; the outer two are shorter. */
const fingers = (length: number) =>
  [0.86, 1, 1, 0.88]
    .map((part, i) => {
      const [x, end] = [-47 + i * 31, length * part];
      return (
        flat(SKIN, `M${x - 16},-14V${end - 15}a16,16 0 0 0 32,0V-14Z`) +
        stroke(CREASE, 4, `M${x - 16},0V${end - 15}a16,16 0 0 0 32,0V0`) +
        flat(NAIL, `M${x - 8},${end - 16}a8,9 0 0 0 16,0v-4h-16Z`)
      );
    })
    .join('');

/** An arm that comes down from y -900 to the back of a hand, in a white cuff and a sleeve of `cloth`. */
const arm = (cloth: string) =>
  flat(cloth, 'M-120,-900H120L74,-250H-74Z') +
  flat('#fffaf0', 'M-86,-262H86V-206H-86Z') +
  stroke('#d9c9a0', 5, 'M-86,-222H86') +
  flat(SKIN, 'M-54,-206H54L62,-110C80,-84 80,-30 63,4H-63C-80,-30 -80,-84 -62,-110Z') +
  stroke(CREASE, 4, 'M-30,-30V-4M0,-34V-4M30,-30V-4');

/** A hand that presses down on an edge: its back above, its fingers over the edge at y 0. */
export const pressing = (x: number, y: number, turn: number, size: number, cloth: string) =>
  moved(x, y, turn, size, arm(cloth) + fingers(66));

/** A hand round a handle that runs along the x axis: fingers over it, the thumb beside them. */
export const gripping = (x: number, y: number, turn: number, size: number, cloth: string) =>
  moved(
    x,
    y,
    turn,
    size,
    arm(cloth) +
      fingers(84) +
      flat(SKIN, 'M-70,-64C-112,-40 -124,0 -114,34a17,17 0 0 0 33,-4C-86,6 -74,-10 -58,-16Z') +
      stroke(CREASE, 4, 'M-70,-64C-112,-40 -124,0 -114,34a17,17 0 0 0 33,-4C-86,6 -74,-10 -58,-16'),
  );
