import { INKS } from '../inks.ts';
import { blob, line, shade, shape } from '../shapes.ts';

const { bone, brick, crustD, mauve, shell, wine } = INKS;

const garlic = [
  shape(
    bone,
    'M-4,-96C2,-104 14,-102 14,-94C12,-70 22,-54 50,-40C96,-16 104,34 76,62C54,84 -50,86 -76,62C-104,34 -94,-18 -46,-40C-20,-52 -8,-70 -4,-96Z',
  ),
  shade('db', 'M6,-60C40,-20 50,40 30,76C60,74 96,50 90,8C84,-20 50,-36 30,-46Z'),
  line(brick, 2, 'M0,-62C-34,-24 -44,30 -30,74M8,-62C36,-24 48,30 32,74M4,-62C2,-20 2,40 2,78'),
  line(crustD, 5, 'M-16,76C-6,82 8,82 18,76'),
].join('');

const onion = [100, 90, 82, 66, 60, 44, 38, 22]
  .map((r, i) => shape(i === 0 ? wine : i % 2 ? shell : mauve, blob(r, 10, 0.05, `on${i >> 1}`)))
  .join('');

/** What grows at or under the ground. */
export const roots = { garlic, onion };
