import { INKS } from '../inks.ts';
import { disc, line, shade, shape } from '../shapes.ts';

const { blade, butter, buttercream, caramel, crust, crustD, dough, ink, semolina } = INKS;

const orecchiette = [
  shape(
    semolina,
    'M-96,10C-96,-54 -44,-86 6,-82C66,-78 104,-30 96,22C88,72 36,92 -14,84C-64,76 -96,52 -96,10Z',
  ),
  shape(
    buttercream,
    'M-80,0C-76,-48 -36,-72 8,-68C58,-64 88,-24 80,16C64,-20 30,-36 -6,-30C-44,-26 -66,-14 -80,0Z',
  ),
  shape(caramel, 'M-62,16C-40,-16 20,-28 66,18C50,50 4,62 -26,54C-46,48 -58,34 -62,16Z'),
  line(semolina, 4, 'M-44,20C-20,2 20,0 46,22M-34,34C-12,20 14,18 34,36'),
].join('');

const dumpling = [
  shape(
    dough,
    'M-112,28C-104,-52 -50,-84 0,-84C52,-84 104,-50 112,28C116,46 100,56 88,46C76,60 60,60 50,48C38,62 18,62 8,50C-4,62 -24,62 -34,50C-46,62 -64,60 -72,46C-92,58 -116,48 -112,28Z',
  ),
  shade('db', 'M20,-82C70,-74 104,-40 112,28C60,0 40,-30 20,-82Z'),
  line(crust, 4, 'M-96,22C-50,-2 50,-2 96,22'),
  line(crust, 3, [-70, -34, 6, 46, 82].map((x) => `M${x},18l4,26`).join('')),
  shape(crust, 'M-50,-34C-30,-58 10,-64 36,-50C10,-46 -20,-42 -50,-34Z', 0.65),
].join('');

const knife = [
  shape(blade, 'M-200,-6C-120,40 -20,44 60,38L60,-14L-200,-14Z'),
  shade('dk', 'M-200,-6C-120,40 -20,44 60,38L60,18C-40,26 -130,18 -200,-6Z'),
  shape(ink, 'M60,-18L74,-18L74,24L60,24Z'),
  shape(crustD, 'M74,-16C110,-20 160,-22 196,-12C208,-8 208,14 196,20C170,28 110,14 74,16Z'),
  disc(butter, 4.5, 100, -1) + disc(butter, 4.5, 136, -1) + disc(butter, 4.5, 172, 2),
].join('');

/** From the shelf and the drawer. */
export const pantry = { orecchiette, dumpling, knife };
