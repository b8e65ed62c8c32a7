import { moved } from '../grounds.ts';
import { flat, stroke } from '../kitchen/cuts.ts';

/** A school chair of bent beech in three-quarter view, about 130 wide and 200 tall. */
const chair = (wood: string, dark: string) =>
  stroke(dark, 11, 'M-44,10L-56,92M34,22L44,100M-36,-4L-34,58M46,2L58,66') +
  flat(wood, 'M-58,-4L30,14L66,-8L-20,-26Z') +
  flat(dark, 'M-58,-4L30,14L66,-8V4L30,28L-58,10Z') +
  stroke(dark, 11, 'M-54,2L-50,-100M28,16L34,-84') +
  flat(wood, 'M-64,-112Q-10,-124 48,-96L46,-48Q-10,-72 -62,-64Z');

/** Thirty chairs in rows: twelve existing ones in red, eighteen missing ones in plain beech. 800 wide. */
export const chairs = () =>
  Array.from({ length: 30 }, (_, i) => {
    const [row, column] = [Math.floor(i / 6), i % 6];
    const isThere = i < 12;
    return moved(
      -330 + column * 132,
      -270 + row * 138,
      0,
      0.8,
      isThere ? chair('#d63d24', '#8c2a18') : chair('#e6bd7c', '#8a5127'),
    );
  }).join('');
