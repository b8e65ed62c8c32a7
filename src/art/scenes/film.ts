import { INKS } from '../inks.ts';
import type { FoodName } from '../larder/larder.ts';
import { block, capitals, line } from '../text/place.ts';
import { arrangement, servedOf } from './arrangement.ts';
import { type Chance, chance } from './chance.ts';
import { china, RIMS } from './china.ts';
import { CLOTHS, type Cloth, clothAt } from './cloths.ts';
import { cutlery } from './cutlery.ts';
import { DISHES } from './dishes.ts';
import { foodsOf, leanOf, lookOf, lying, placed } from './foods.ts';
import { boxPath, clipped, moved, rect, surface } from './grounds.ts';
import { pan } from './kitchen/pans.ts';
import type { ProductInput, Views } from './scenes.ts';
import { type Drawing, sheet } from './sheet.ts';
import { corners } from './stage.ts';
import { THEMES, type Theme } from './themes.ts';
import { tintOf } from './tints.ts';

interface Reel {
  input: ProductInput;
  foods: readonly FoodName[];
  theme: Theme;
  chance: Chance;
}
/** What the camera sees, 1200 by 620 from y 90. */
type Shot = (reel: Reel) => string;

const STRIP = 90;
const NIGHT = '#1d1815';

/** Half of one frame's picture: everything behind the sprocket holes. */
function frame(view: string, isOnPartner: boolean, shot: Shot) {
  return (input: ProductInput): Drawing => {
    const own = THEMES[input.art.colour ?? input.colour];
    const theme = isOnPartner ? THEMES[own.partner] : own;
    const reel: Reel = {
      input,
      foods: foodsOf(input.art.foods),
      theme,
      chance: chance(`${input.slug}:${view}`),
    };
    const holes = Array.from({ length: 13 }, (_, i) =>
      [28, 733]
        .map((y) => `<rect x="${24 + i * 96}" y="${y}" width="52" height="38" rx="7" fill="${INKS.paper}"/>`)
        .join(''),
    ).join('');
    const { id } = reel.chance;
    return sheet(
      'wide',
      theme.name,
      rect(0, 0, 1200, 800, NIGHT) +
        holes +
        clipped(id('shot'), boxPath(0, STRIP, 1200, 620), shot(reel)) +
        rect(1166, STRIP, 7, 620, NIGHT) +
        rect(1184, STRIP, 7, 620, NIGHT),
    );
  };
}

const counter = (theme: Theme, y: number) =>
  rect(0, 0, 1200, 800, theme.ground) +
  surface(
    [
      [0, y],
      [1200, y],
      [1200, 800],
      [0, 800],
    ],
    theme.deep,
    12,
  );

/** The course's first frame: its dish or its pan huge at the left, the title and the running time at the right. */
const opening: Shot = ({ input, foods, theme, chance }) => {
  const hasPan = chance.isLucky(0.4);
  const isSquare = chance.isLucky();
  const y = 440;
  const vessel = hasPan
    ? moved(
        300,
        y,
        chance.between(150, 200),
        1.55,
        pan(
          `<circle r="146" fill="${tintOf(foods[1] ?? foods[0]!)}" opacity=".9"/>${arrangement(foods, 132, chance)}`,
        ),
      )
    : china(300, y, 330, theme.rim, chance.pick(RIMS)) +
      moved(300, y, chance.between(-20, 20), 1.66, arrangement(foods, 136, chance));
  const title = block({
    text: input.name,
    x: 700,
    y: 150,
    width: 420,
    height: 300,
    lines: input.name.length < 10 ? [1] : [1, 2, 3, 4, 5],
    faces: isSquare ? ['display'] : ['display', 'italic'],
    leading: 0.92,
    min: 34,
    max: 120,
    fills: [theme.fg],
  });
  const second = foods[1] ?? foods[0]!;
  return (
    counter(theme, 560) +
    vessel +
    lying(
      [
        {
          name: second,
          size: lookOf(second).aspect > 1.6 ? 330 : 230,
          rotation: leanOf(second, chance.next()),
          x: 640,
          y: 640,
        },
        {
          name: foods[2] ?? foods[0]!,
          size: 150,
          rotation: leanOf(foods[2] ?? foods[0]!, chance.next()),
          x: 800,
          y: 668,
        },
      ],
      12,
    ) +
    title.svg +
    capitals(input.creatorName, 702, Math.min(title.bottom + 42, 520), 19, theme.fg, 'start', 420) +
    time(runningTime(input.runningMinutes), theme)
  );
};

/** Mid-lesson at the board: the knife, the first food cut and waiting, the player's line at the foot. */
const lesson: Shot = ({ foods, input, theme, chance }) => {
  const hero = servedOf(foods)[0]!;
  const others = foods.filter((name) => name !== hero && name !== 'knife');
  const wood = '#d9a766';
  const board = `<path d="M120,300H930Q960,300 966,330L1010,590Q1014,620 984,620H60Q30,620 36,590L84,330Q90,300 120,300Z" fill="${INKS.ink}" opacity=".22" transform="translate(14 20)"/><path d="M120,300H930Q960,300 966,330L1010,590Q1014,620 984,620H60Q30,620 36,590L84,330Q90,300 120,300Z" fill="${wood}"/><path d="M130,380C400,366 640,396 940,378M110,470C380,492 700,452 970,476M96,556C420,540 720,570 980,552" stroke="#b5813f" stroke-width="5" fill="none"/>`;
  const { aspect } = lookOf(hero);
  const row =
    aspect > 1.5
      ? [0, 1, 2].map((i) => ({
          name: hero,
          size: 400,
          rotation: -8 + (i % 2) * 180,
          x: 330 + (i % 2) * 30,
          y: 360 + i * 92,
        }))
      : [0, 1, 2, 3].map((i) => ({
          name: hero,
          size: 280 - i * 44,
          rotation: (i - 1) * 10,
          x: 190 + i * 178 - i * i * 12,
          y: 470 + i * 14,
        }));
  const minute = Math.max(4, Math.round((input.runningMinutes ?? 90) * chance.between(0.12, 0.3)));
  return (
    counter(theme, 330) +
    board +
    lying(row, 10) +
    moved(
      760,
      270,
      chance.between(-20, -12),
      1,
      placed({ name: 'knife', x: 0, y: 0, size: 560, rotation: 0 }),
    ) +
    lying(
      others
        .slice(0, 3)
        .map((name, index) => ({
          name,
          size: [250, 200, 150][index]!,
          rotation: leanOf(name, chance.next()),
          x: [1050, 930, 1090][index]!,
          y: [500, 640, 650][index]!,
        })),
      12,
    ) +
    rect(40, 668, 1086, 6, theme.fg, ' opacity=".35"') +
    rect(40, 668, 1086 * chance.between(0.2, 0.6), 6, INKS.tomato) +
    time(`${minute}:${String(Math.floor(chance.next() * 60)).padStart(2, '0')}`, theme)
  );
};

/** The table at the end: the finished dish and its company on a cloth, all cut by the frame. */
const table: Shot = ({ foods, theme, chance }) => {
  const kind: Cloth = chance.pick(CLOTHS.filter((name) => name !== 'plain'));
  const ways = Object.keys(DISHES).filter(
    (name) => !['cup', 'dumplings', 'toast', 'pasta', 'noodles', 'rice', 'cake', 'tart-plate'].includes(name),
  );
  const main = foods.includes('rice')
    ? 'rice'
    : foods.includes('noodle')
      ? 'noodles'
      : foods.includes('orecchiette')
        ? 'pasta'
        : foods.includes('dumpling')
          ? 'dumplings'
          : foods.includes('chocolate')
            ? 'cake'
            : chance.pick(ways);
  const dish = (name: string, x: number, y: number, r: number) =>
    moved(
      x,
      y,
      chance.between(-12, 12),
      r / 200,
      DISHES[name]!({ foods, rim: chance.pick(RIMS), ink: theme.rim, chance }),
    );
  return (
    rect(0, 0, 1200, 800, theme.ground) +
    clothAt(
      kind,
      560,
      420,
      chance.between(-10, -4),
      1500,
      560,
      chance.pick(['#d63d24', '#2f5361', '#5d7440', '#a8432a']),
      chance.id('cloth'),
    ) +
    dish('plate', 1010, 250, 230) +
    dish(main, 500, 430, 310) +
    cutlery('fork', 130, 430, -4, 0.9) +
    lying(
      corners(
        foods,
        [
          { x: 880, y: 620, size: 230 },
          { x: 70, y: 180, size: 240 },
          { x: 1100, y: 640, size: 200 },
        ],
        chance,
      ),
      14,
    )
  );
};

const time = (text: string, theme: Theme) =>
  text ? line(text, 1140, 648, 84, theme.fg, { align: 'end' }) : '';

/** Minutes as "2 h 40" or "48 min"; nothing when nobody said. */
function runningTime(minutes: number | undefined): string {
  if (!minutes) return '';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} min`;
  return rest ? `${hours} h ${String(rest).padStart(2, '0')}` : `${hours} h`;
}

export const filmViews: Views = {
  front: frame('front', false, opening),
  lesson: frame('lesson', true, lesson),
  table: frame('table', false, table),
};
