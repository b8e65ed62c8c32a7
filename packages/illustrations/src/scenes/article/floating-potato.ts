import { lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { dusk, flat, round, stand, strew, stroke } from '../kitchen/cuts.ts';
import { standing, table } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

const BOWL = 'M-290,-260H290L262,190Q254,250 190,250H-190Q-254,250 -262,190Z';
const WATER = 'M-276,-150Q-140,-170 0,-150T276,-150L258,186Q250,236 188,236H-188Q-250,236 -258,186Z';

/** A whole potato without its cut half, about 200 wide. */
const potato = (x: number, y: number, turn: number, skin: string, dark: string) =>
  moved(
    x,
    y,
    turn,
    1,
    flat(
      dark,
      'M-104,8C-108,-52 -52,-82 6,-76C66,-72 108,-38 104,14C100,62 50,80 -8,76C-62,74 -100,52 -104,8Z',
    ) +
      flat(
        skin,
        'M-104,2C-106,-54 -52,-82 6,-76C66,-72 106,-40 100,8C94,50 46,64 -10,60C-60,58 -98,40 -104,2Z',
      ) +
      stroke(
        dark,
        6,
        'M-52,-30q12,10 24,2M20,-44q10,8 22,0M48,10q-10,12 -24,8M-30,24q12,8 24,0M-74,6q8,8 16,2',
      ) +
      stroke('#f4d9a0', 11, 'M-72,-24C-58,-48 -34,-60 -10,-62'),
  );

/** Salt water in a glass bowl: one potato floats, the other lies on the bottom. */
export const floatingPotato: ArticleScene = ({ foods, theme, chance }) => {
  const slope = chance.pick([-1, 1]) * chance.between(10, 24);
  const spots = [
    { x: 160, y: 600, size: 330 },
    { x: 1040, y: 640, size: 310 },
    { x: 1090, y: 440, size: 240 },
  ];
  const items = foods.slice(0, 3).flatMap((name, i) => {
    const spot = spots[i];
    return spot ? [{ name, ...spot }] : [];
  });
  return (
    table(theme, 1200, 800, 400 + slope, 400 - slope) +
    lying(standing(items, 424), 14) +
    moved(
      600,
      420,
      0,
      1.22,
      stand(250, 250) +
        flat('#dfe9e6', BOWL, ' opacity=".9"') +
        potato(90, -158, -8, '#e6bd7c', '#b9793f') +
        flat('#8fbac6', WATER, ' opacity=".86"') +
        flat('#6ea3b2', 'M-262,60L-258,186Q-250,236 -188,236H188Q250,236 258,186L262,60Z', ' opacity=".4"') +
        `<g opacity=".8">${potato(90, -150, -8, '#d8b98a', '#a98a62')}</g>` +
        potato(-76, 164, 12, '#b98d5c', '#855b32') +
        strew('#ffffff', 24, [210, 30, 0, 208], 7, 'grains') +
        [
          [-150, 40, 12],
          [-120, -20, 8],
          [150, 60, 10],
          [20, 60, 7],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#ffffff" stroke-width="4"/>`,
          )
          .join('') +
        stroke('#ffffff', 7, 'M-270,-150Q-140,-170 -18,-152M196,-162Q236,-160 270,-150', ' opacity=".8"') +
        potatoTop() +
        dusk('M290,-260L262,190Q254,250 190,250H120C200,180 220,-100 222,-260Z', 0.3) +
        stroke('#ffffff', 16, 'M-252,-220L-232,160', ' opacity=".7"') +
        `<ellipse cx="0" cy="-260" rx="290" ry="20" fill="none" stroke="#f4faf8" stroke-width="12"/>`,
    ) +
    // Salt in a small dish.
    moved(
      930,
      748,
      0,
      1,
      round('#211a14', 104, 26, 12, 14, ' opacity=".2"') +
        flat('#2f5361', 'M-100,-10H100C92,30 50,42 0,42S-92,30 -100,-10Z') +
        flat('#fffaf0', 'M-84,-10C-60,-58 -20,-74 4,-74C32,-72 64,-54 86,-10Z') +
        strew('#c9d3d3', 22, [52, 18, 2, -30], 6, 'dish'),
    )
  );
};

/** The dry upper part of the floating potato, over the water's line. */
const potatoTop = () =>
  `<g transform="translate(90 -158) rotate(-8)">${flat('#e6bd7c', 'M-104,2C-106,-54 -52,-82 6,-76C66,-72 106,-40 100,8C60,-4 -50,-10 -104,2Z')}${stroke('#b9793f', 6, 'M-52,-34q12,10 24,2M20,-48q10,8 22,0')}${stroke('#f4d9a0', 11, 'M-72,-24C-58,-48 -34,-60 -10,-62')}</g>`;
