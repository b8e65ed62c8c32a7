import { INKS } from '../inks.ts';
import { at, shade, shape } from '../shapes.ts';

const { crumb, crust, crustD, toast: brown } = INKS;

const slash =
  shape(crumb, 'M-8,-66C18,-44 22,28 2,60C-6,30 -22,-30 -8,-66Z') +
  shape(crustD, 'M-8,-66C-24,-40 -18,30 2,60C-2,30 -14,-30 -8,-66Z');

const loaf = [
  shape(
    crust,
    'M-176,6C-176,-62 -90,-92 0,-92C90,-92 176,-62 176,6C176,66 96,88 0,88C-96,88 -176,66 -176,6Z',
  ),
  shade('dk', 'M-172,26C-90,70 90,70 172,26C160,72 86,88 0,88C-86,88 -160,72 -172,26Z'),
  ...[-110, -40, 30, 100].map((x, i) => at(x, -6 + Math.abs(i - 1.5) * 8, 22, 1, slash)),
].join('');

const toast = [
  shape(
    crustD,
    'M-86,-40C-104,-84 -60,-100 0,-100C60,-100 104,-84 86,-40L90,80C90,92 84,96 74,96L-74,96C-84,96 -90,92 -90,80Z',
  ),
  shape(
    brown,
    'M-74,-42C-90,-76 -50,-88 0,-88C50,-88 90,-76 74,-42L78,76C78,82 76,84 70,84L-70,84C-76,84 -78,82 -78,76Z',
  ),
  shade('dk', 'M-74,-42L-78,76L-70,84L70,84L78,76C10,60 -40,20 -74,-42Z', 0.5),
].join('');

/** From the oven. */
export const breadAndSweet = { loaf, toast };
