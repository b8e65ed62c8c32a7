import { moved } from '../grounds.ts';
import { flat, round, stroke } from '../kitchen/cuts.ts';

const LEAF = '#5d7440';
const DEEP = '#37492a';

const maize = (x: number, y: number, s = 1) =>
  moved(
    x,
    y,
    0,
    s,
    stroke(LEAF, 14, 'M0,0C-6,-120 4,-220 0,-320') +
      flat(
        LEAF,
        'M0,-60C-60,-140 -110,-130 -140,-70C-100,-100 -50,-80 0,-30ZM0,-110C60,-190 110,-180 140,-120C100,-150 50,-130 0,-80Z',
      ) +
      flat(
        DEEP,
        'M0,-180C-50,-250 -90,-240 -120,-190C-80,-214 -40,-200 0,-150ZM0,-220C50,-290 90,-280 116,-230C80,-254 40,-240 0,-196Z',
      ) +
      flat('#f0bf36', 'M14,-190C30,-240 60,-240 64,-200C66,-160 46,-120 26,-110C12,-130 8,-160 14,-190Z') +
      stroke('#cf9a1e', 4, 'M30,-200V-130M46,-204V-140') +
      stroke('#e6bd7c', 6, 'M0,-320L-24,-372M0,-320L0,-384M0,-320L24,-372'),
  );

const beanPole = (x: number, y: number) =>
  moved(
    x,
    y,
    0,
    1,
    stroke('#8a5127', 10, 'M-50,0L6,-300M50,0L-6,-300') +
      stroke(LEAF, 8, 'M-44,-20C20,-60 -40,-120 16,-150S-16,-230 4,-280') +
      [
        [-30, -70],
        [26, -120],
        [-20, -190],
        [16, -240],
      ]
        .map(([dx = 0, dy = 0]) => flat(LEAF, `M${dx},${dy}c-40,-30 -40,30 0,44c40,-14 40,-74 0,-44Z`))
        .join('') +
      stroke('#b9405a', 10, 'M36,-90q6,30 -2,56M-46,-140q-4,30 4,54'),
  );

const squash = (x: number, y: number) =>
  moved(
    x,
    y,
    0,
    1,
    round(DEEP, 76, 40, -70, 0) +
      round(LEAF, 66, 36, 80, -8) +
      round('#e07a2e', 76, 58) +
      round('#f4b26c', 14, 40, -30, -6) +
      stroke(
        '#b9561d',
        6,
        'M0,-54C-20,-20 -20,30 0,56M0,-54C20,-20 20,30 0,56M-50,-40C-70,0 -60,30 -40,46M50,-40C70,0 60,30 40,46',
      ) +
      stroke(DEEP, 12, 'M0,-54q0,-20 14,-28'),
  );

const sign = (x: number, y: number, ink: string) =>
  moved(
    x,
    y,
    -4,
    1,
    flat('#8a5127', 'M-8,0V-100H8V0Z') +
      flat('#fbf1dc', 'M-50,-150H50V-84H-50Z') +
      stroke(ink, 8, 'M-30,-126H30M-30,-106H6'),
  );

const row = (y: number) =>
  flat('#6b4223', `M-540,${y - 6}Q-260,${y - 46} 0,${y - 30}T540,${y - 10}V${y + 60}H-540Z`) +
  stroke('#4a2d17', 6, `M-540,${y + 20}Q0,${y - 14} 540,${y + 20}`);

/**
 * A kitchen garden in rows on grass, with a fence behind it: maize, beans on poles, squash, and signs with
 * names. 1080 wide, so that it runs off the sheet.
 */
export const schoolGarden = () =>
  flat('#a3b347', 'M-540,-70H540V700H-540Z') +
  flat(
    '#e6d5b0',
    Array.from({ length: 12 }, (_, i) => `M${-536 + i * 96},-60v-170l22,-26l22,26v170Z`).join(''),
  ) +
  stroke('#c3a063', 12, 'M-540,-180H540M-540,-110H540') +
  row(-10) +
  [-430, -290, -140, 40].map((x) => maize(x, 10)).join('') +
  beanPole(230, 20) +
  beanPole(340, 24) +
  row(130) +
  sign(-310, 150, '#b02c19') +
  maize(-200, 150, 0.62) +
  maize(-110, 150, 0.62) +
  sign(20, 150, '#2f5361') +
  squash(180, 120) +
  squash(420, 130) +
  row(250) +
  squash(-450, 240) +
  squash(-240, 236) +
  squash(0, 250) +
  sign(220, 270, '#5d7440') +
  squash(400, 256);
