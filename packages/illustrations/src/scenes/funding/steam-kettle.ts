import { moved } from '../grounds.ts';
import { cast, dusk, flat, round, stand, steam, strew, stroke } from '../kitchen/cuts.ts';

const STEEL = '#c9cdc6';
const DARK = '#4a5357';

const jar = (x: number) =>
  moved(
    x,
    300,
    0,
    1,
    cast('M-44,-60H44V70H-44Z', 8, 10) +
      flat('#b5321f', 'M-46,-54Q-50,70 -38,72H38Q50,70 46,-54Z') +
      flat('#f5ead6', 'M-42,-14H42V40H-42Z') +
      flat('#e2b54a', 'M-46,-84H46V-50H-46Z') +
      stroke('#8a5127', 4, 'M-24,6H24M-24,22H10'),
  );

/**
 * A kettle of sixty litres in its frame, with red pepper frying in it, a wheel at its side to tilt it, and
 * jars below. 760 wide.
 */
export const steamKettle = () =>
  steam(-10, -230, 150) +
  stand(330, 330) +
  flat(DARK, 'M-350,-100H-300V340H-350ZM300,-100H350V340H300Z') +
  flat(DARK, 'M-380,330H-270V352H-380ZM270,330H380V352H270Z') +
  stroke(DARK, 26, 'M-330,-40H-250M330,-40H250') +
  flat(STEEL, 'M-272,-170H272V-20C272,130 150,210 0,210C-150,210 -272,130 -272,-20Z') +
  dusk('M272,-170V-20C272,130 150,210 0,210C120,150 170,0 160,-170Z') +
  stroke('#ffffff', 16, 'M-226,-90C-228,20 -200,90 -150,130', ' opacity=".8"') +
  flat('#8f9590', 'M-272,20C-262,60 262,60 272,20V40C262,84 -262,84 -272,40Z') +
  flat(STEEL, 'M-284,-186L-340,-214L-330,-230L-250,-200Z') +
  round('#e6e9e2', 288, 62, 0, -180) +
  round('#b5321f', 258, 48, 0, -176) +
  strew('#e07a2e', 40, [220, 34, 0, -176], 9, 'kettle') +
  strew('#7a1f12', 40, [220, 34, 0, -176], 8, 'kettle-dark') +
  round('#8a5127', 74, 74, 356, -40) +
  round('#c9cdc6', 56, 56, 356, -40) +
  stroke('#8a5127', 14, 'M356,-110V30M286,-40H426') +
  round(DARK, 18, 18, 356, -40) +
  [-170, -60, 50, 160].map(jar).join('');
