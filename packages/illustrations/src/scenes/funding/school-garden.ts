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

const pumpkin = () =>
  round('#e07a2e', 76, 58) +
  round('#f4b26c', 14, 40, -30, -6) +
  stroke(
    '#b9561d',
    6,
    'M0,-54C-20,-20 -20,30 0,56M0,-54C20,-20 20,30 0,56M-50,-40C-70,0 -60,30 -40,46M50,-40C70,0 60,30 40,46',
  ) +
  stroke(DEEP, 12, 'M0,-54q0,-20 14,-28');

const squash = (x: number, y: number) =>
  moved(x, y, 0, 1, round(DEEP, 76, 40, -70, 0) + round(LEAF, 66, 36, 80, -8) + pumpkin());

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

/** A low white school with a red roof, a bell in its gable and a flag. 620 wide; its foot is at y 0. */
const school = () =>
  stroke('#8a5127', 9, 'M236,-150V-400') +
  flat('#f0bf36', 'M240,-398C280,-414 310,-380 350,-394V-362C310,-350 280,-382 240,-366Z') +
  flat('#2f5361', 'M240,-366C280,-382 310,-350 350,-362V-346C310,-334 280,-366 240,-350Z') +
  flat('#d63d24', 'M240,-350C280,-366 310,-334 350,-346V-328C310,-318 280,-350 240,-334Z') +
  flat('#fbf1dc', 'M-300,0V-150H300V0Z') +
  flat('#b02c19', 'M-336,-140L-282,-226H282L336,-140Z') +
  stroke(
    '#8c2a18',
    5,
    'M-310,-168H310M-294,-196H294M-200,-224L-220,-142M-110,-224L-120,-142M120,-224L130,-142M210,-224L228,-142',
  ) +
  flat('#fbf1dc', 'M-84,-130V-250L0,-330L84,-250V-130Z') +
  stroke('#b02c19', 22, 'M-100,-240L0,-334L100,-240') +
  flat('#2b1a12', 'M-36,-176V-236A36,36 0 0 1 36,-236V-176Z') +
  flat('#f0bf36', 'M-24,-190C-20,-204 -20,-240 0,-242C20,-240 20,-204 24,-190Z') +
  round('#cf9a1e', 7, 7, 0, -186) +
  flat('#2f5361', 'M-34,0V-104H34V0Z') +
  [-236, -132, 132, 236]
    .map(
      (x) =>
        flat('#a6c7cf', `M${x - 34},-110H${x + 34}V-40H${x - 34}Z`) +
        stroke('#2f5361', 8, `M${x - 34},-110H${x + 34}V-40H${x - 34}ZM${x},-110V-40`),
    )
    .join('') +
  flat('#2f5361', 'M-300,-20H-34V0H-300ZM34,-20H300V0H34Z');

type Child = { skin: string; hair: string; isInSkirt: boolean; arm: string; tool: string };

/** A child in a white shirt, about 220 tall; its feet are at y 0. */
const child = (x: number, y: number, size: number, { skin, hair, isInSkirt, arm, tool }: Child) =>
  moved(
    x,
    y,
    0,
    size,
    stroke(skin, 18, 'M-18,-60V-16M18,-60V-16') +
      stroke('#fffaf0', 18, 'M-18,-26V-16M18,-26V-16') +
      flat('#211a14', 'M-34,0Q-34,-16 -10,-14V0ZM4,0V-14Q28,-16 34,0Z') +
      flat('#2f5361', isInSkirt ? 'M-30,-100H30L46,-48H-46Z' : 'M-32,-100H32L34,-50H5L0,-76L-5,-50H-34Z') +
      flat('#fffaf0', 'M-34,-92C-40,-130 -30,-148 0,-148C30,-148 40,-130 34,-92Z') +
      flat('#d63d24', 'M-8,-146H8L4,-112L0,-106L-4,-112Z') +
      tool +
      stroke(skin, 16, arm) +
      (isInSkirt
        ? flat(
            hair,
            'M-44,-180C-60,-150 -52,-130 -44,-122L-28,-160ZM44,-180C60,-150 52,-130 44,-122L28,-160Z',
          )
        : '') +
      round(skin, 38, 40, 0, -186) +
      flat(hair, 'M-42,-184C-46,-240 46,-240 42,-184C30,-206 -6,-214 -20,-206C-30,-200 -38,-192 -42,-184Z') +
      round('#211a14', 4.5, 5, -12, -182) +
      round('#211a14', 4.5, 5, 14, -182) +
      stroke('#8c3521', 4, 'M-8,-166Q2,-158 12,-166'),
  );

/** A can of blue tin that pours to the right. */
const wateringCan = () =>
  moved(
    74,
    -84,
    24,
    1,
    stroke('#7fa3ab', 9, 'M-20,-26C-14,-64 36,-60 34,-24') +
      flat('#7fa3ab', 'M-30,-26H38L34,34H-26Z') +
      stroke('#7fa3ab', 13, 'M34,14L84,-34') +
      flat('#2f5361', 'M74,-52L104,-24L94,-16L66,-44Z'),
  ) + stroke('#a6c7cf', 5, 'M176,-62l10,30M192,-66l14,34M166,-48l6,26M200,-50l10,24');

const hoe = () =>
  stroke('#c98a45', 10, 'M-96,8L62,-190') + flat('#4a5357', 'M-112,-2L-78,26L-98,44L-130,14Z');

const heldPumpkin = () => moved(0, -92, 0, 0.62, pumpkin());

const sprouts = (y: number, xs: readonly number[]) =>
  xs
    .map((x) =>
      flat(
        LEAF,
        `M${x},${y}c-6,-34 -40,-36 -48,-24c8,16 28,22 48,24c6,-34 40,-36 48,-24c-8,16 -28,22 -48,24Z`,
      ),
    )
    .join('');

/**
 * Three schoolchildren in a kitchen garden before their school, which has a bell and a flag: maize, beans on
 * poles and pumpkins in rows. 1080 wide, so that it runs off the sheet.
 */
export const schoolGarden = () =>
  flat(
    '#5d7440',
    'M-540,-200C-440,-330 -340,-360 -250,-250C-120,-400 60,-420 180,-280C300,-400 430,-360 540,-230V0H-540Z',
  ) +
  flat('#a3b347', 'M-540,-120Q0,-190 540,-120V760H-540Z') +
  moved(0, -104, 0, 1, school()) +
  row(-20) +
  [-410, -318].map((x) => maize(x, 0, 0.86)).join('') +
  beanPole(330, 4) +
  beanPole(414, 8) +
  sign(-236, 6, '#b02c19') +
  child(252, 60, 0.86, {
    skin: '#a86a3f',
    hair: '#211a14',
    isInSkirt: false,
    arm: 'M26,-128L44,-104L28,-84M-26,-128L-44,-104L-28,-84',
    tool: heldPumpkin(),
  }) +
  row(110) +
  sprouts(116, [-440, -330, 110, 330, 440]) +
  child(-170, 172, 1.02, {
    skin: '#c98a5e',
    hair: '#3b2117',
    isInSkirt: true,
    arm: 'M24,-128L50,-112L72,-132',
    tool: wateringCan(),
  }) +
  child(150, 214, 1.04, {
    skin: '#c98a5e',
    hair: '#211a14',
    isInSkirt: false,
    arm: 'M-24,-126L-46,-96L-12,-92M26,-126L48,-110L30,-152',
    tool: hoe(),
  }) +
  row(250) +
  squash(-400, 250) +
  squash(-200, 256) +
  squash(330, 262) +
  row(370) +
  squash(-300, 380) +
  squash(70, 376) +
  squash(400, 380) +
  sign(-120, 436, '#2f5361');
