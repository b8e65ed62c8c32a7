import { INKS } from '../inks.ts';
import { blob, disc, shade, shape } from '../shapes.ts';

const { buttercream, white, yolk } = INKS;

const egg = [
  shape(white, blob(104, 9, 0.34, 'eggy')),
  shade('db', 'M-70,40C-20,84 60,70 84,10C92,60 40,100 -10,92C-40,88 -60,70 -70,40Z', 0.6),
  disc(yolk, 43, 6, -4),
  shape(buttercream, 'M-22,-16C-14,-34 4,-40 18,-36C4,-30 -10,-22 -22,-16Z'),
].join('');

/** From the butcher and the dairy. */
export const meatAndDairy = { egg };
