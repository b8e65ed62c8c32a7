import { INKS } from '../../inks.ts';
import type { FoodName } from '../../larder/larder.ts';
import { nth } from '../../nth.ts';
import { isServed, servedOf } from '../arrangement.ts';
import { chance } from '../chance.ts';
import { RIMS } from '../china.ts';
import { listed } from '../dishes/dish-named.ts';
import { turnOf } from '../dishes/kit/dish.ts';
import { leanOf, lookOf, lying, placed } from '../foods/foods.ts';
import { moved, rect } from '../grounds.ts';
import { pressing } from '../kitchen/hands.ts';
import { pan } from '../kitchen/pans/skillet.ts';
import { tabletop } from '../stage.ts';
import { darker, lighter, tintOf } from '../tints.ts';
import { courseDish } from './dish.ts';
import { pieceOf } from './pieces.ts';
import { counter, type Reel, type Shot, time } from './reel.ts';

const WHOLE = new Set<FoodName>([
  'egg',
  'chocolate',
  'cookie',
  'croissant',
  'star-anise',
  'cinnamon',
  'honey',
  'walnut',
  'almond',
  'date',
  'orecchiette',
  'dumpling',
  'tortilla',
  'pretzel',
  'tart',
  'bean',
  'pea',
  'rice',
  'mussel',
  'prawn',
  'cake',
  'butter',
  // These are cut, but not into round slices.
  'corn',
  'coconut',
  'pomegranate',
]);

/** The top of the player's bar, below everything in the frame. */
const PLAYER = 664;

/** Foods that do not go into a frying pan unprepared. */
const UNFRIED = new Set<FoodName>([
  'loaf',
  'cheese',
  'egg',
  'walnut',
  'chocolate',
  'corn',
  'banana',
  'lime',
  'croissant',
  'pomegranate',
  'dumpling',
]);

/**
 * A frame from the middle of a lesson: cutting, weighing in bowls, frying, or hands at the dish, with the
 * player's bar at the bottom.
 */
export const lesson: Shot = (reel) => {
  const { input, theme, chance } = reel;
  const scene = workOf(reel);
  const share = chance.between(0.12, 0.3);
  const { runningMinutes = 90, lessons } = input;
  // Of a lesson's length, if it is known, so that no frame is later than its lesson ends.
  const minute = lessons
    ? Math.floor((runningMinutes / lessons) * (share + 0.4))
    : Math.max(4, Math.round(runningMinutes * share));
  const elapsed = `${minute}:${String(Math.floor(chance.next() * 60)).padStart(2, '0')}`;
  return (
    (scene === cutting ? counter(theme, 330) : tabletop(theme, 1200, 800)) +
    scene(reel) +
    rect(0, PLAYER, 1200, 800 - PLAYER, INKS.ink) +
    rect(60, PLAYER + 46, 940, 8, INKS.white, ' opacity=".35"') +
    rect(60, PLAYER + 46, 940 * chance.between(0.2, 0.6), 8, INKS.tomato) +
    time(elapsed, INKS.white, 1140, 46, PLAYER + 66)
  );
};

/** The activity of the lesson, chosen by its foods. */
function workOf({ foods, input }: Pick<Reel, 'foods' | 'input'>): Shot {
  const served = foods.filter(isServed);
  // A lesson is about the first food. Cutting what goes beside it would be another lesson.
  const canCut = served.length > 0 && !WHOLE.has(nth(served, 0));
  const canFry = served.length > 0 && served.slice(0, 3).every((name) => !UNFRIED.has(name));
  // Fewer foods would fill several bowls with the same one.
  const beside = new Set(served).size > 2 ? weighing : serving;
  const ways = [...(canCut ? [cutting, cutting] : []), beside, ...(canFry ? [frying] : [])];
  return chance(`${input.slug}:lesson`).pick(ways);
}

/** The activity as text: what is cut, weighed, fried or served. */
export function describeLesson(reel: Pick<Reel, 'foods' | 'input'>): string {
  const work = workOf(reel);
  const served = servedOf(reel.foods);
  if (work === serving) {
    const { shows } = courseDish(reel);
    return `two hands and ${shows.charAt(0).toLowerCase()}${shows.slice(1)}`;
  }
  if (work === cutting)
    return `${listed([cutFood(reel.foods)])} whole and in slices on a board, beside a knife`;
  return work === weighing
    ? `${listed(served)} weighed out in bowls`
    : `pieces of ${listed(served.slice(0, 3))} in a steaming pan`;
}

const cutFood = (foods: readonly FoodName[]) => servedOf(foods)[0] ?? nth(foods, 0);

/** The cutting board: the first food that can be cut, whole, its slices in a row, and the knife. */
function cutting({ foods, chance }: Reel): string {
  const hero = cutFood(foods);
  const others = foods.filter((name) => name !== hero && name !== 'knife');
  const wood = Math.abs(lookOf(hero).light - 0.66) > 0.12 ? '#d9a766' : '#8a5a34';
  const shape =
    'M120,290H930Q960,290 966,320L1006,560Q1010,590 980,590H60Q30,590 36,560L84,320Q90,290 120,290Z';
  const grain =
    'M130,370C400,356 640,386 940,368M110,456C380,478 700,438 966,462M96,536C420,520 720,550 976,532';
  const isLong = lookOf(hero).aspect > 1.5;
  const slices = Array.from({ length: 6 }, (_, i) =>
    moved((isLong ? 530 : 470) + i * 66, 420 + (i % 2) * 6, i * 37, 2, pieceOf(hero)),
  ).join('');
  return (
    `<path d="${shape}" fill="${INKS.ink}" opacity=".22" transform="translate(14 20)"/><path d="${shape}" fill="${wood}"/><path d="${grain}" stroke="${darker(wood, 0.2)}" stroke-width="5" fill="none"/>` +
    slices +
    lying([{ name: hero, size: isLong ? 400 : 270, rotation: isLong ? -6 : 0, x: 270, y: 392 }], 10) +
    lying([{ name: 'knife', size: 520, rotation: chance.between(4, 10), x: 520, y: 562 }], 8) +
    lying(
      others.slice(0, 2).map((name, index) => ({
        name,
        size: nth([270, 190], index),
        rotation: leanOf(name, chance.next()),
        x: nth([1040, 900], index),
        y: nth([440, 520], index),
      })),
      12,
    )
  );
}

/** Weighed ingredients in bowls of the creator's colours, from above. */
function weighing({ foods: listed, theme, chance }: Reel): string {
  const foods = servedOf(listed);
  const coats = chance.shuffled([theme.rim, '#2f5361', '#a8432a', '#464b25', '#c98a45']);
  const spots = [
    [250, 370, 216],
    [612, 470, 184],
    [900, 286, 170],
    [540, 190, 130],
    [1046, 486, 112],
  ] as const;
  return spots
    .slice(0, Math.max(3, foods.length))
    .map(([x, y, r], index) => {
      const name = nth(foods, index % foods.length);
      const coat = nth(coats, index % coats.length);
      const heap = [[-0.26, -0.2] as const, [0.28, -0.16] as const, [0, 0.26] as const]
        .map(([dx, dy], i) =>
          placed({
            name,
            x: dx * r,
            y: dy * r,
            size: r * 0.94,
            rotation: leanOf(name, chance.next()) + i * 50,
          }),
        )
        .join('');
      return moved(
        x,
        y,
        0,
        1,
        `<circle cx="10" cy="16" r="${r}" fill="${INKS.ink}" opacity=".22"/><circle r="${r}" fill="${coat}"/><circle r="${r * 0.92}" fill="${lighter(coat, 0.78)}"/>${heap}`,
      );
    })
    .join('');
}

/** The dish of the course, held by two hands. */
function serving({ input, foods, theme, chance }: Reel): string {
  const dish = courseDish({ input, foods });
  const drawn = dish.draw({ foods, rim: chance.pick(RIMS), ink: theme.rim, chance });
  const sleeve = chance.pick([INKS.skyD, INKS.plum, INKS.brick, INKS.leafD]);
  const [near, low] = dish.isStanding ? [268, 470] : [262, 500];
  return (
    moved(600, 330, turnOf(dish, chance.between(-10, 10)), 1.42, drawn) +
    pressing(600 - near, low, 190, 0.92, sleeve) +
    pressing(600 + near, low, 170, 0.92, sleeve)
  );
}

/** Pieces in a frying pan with steam, the whole foods beside it. */
function frying({ foods, chance }: Reel): string {
  const served = servedOf(foods);
  const tint = tintOf(served[1] ?? nth(served, 0));
  const inside = Array.from({ length: 14 }, (_, i) => {
    const angle = i * 2.4;
    const away = 112 * Math.sqrt((i + 0.3) / 14);
    const food = nth(served, i % Math.min(3, served.length));
    return moved(Math.cos(angle) * away, Math.sin(angle) * away, chance.next() * 360, 1.05, pieceOf(food));
  }).join('');
  const steam = [0, 1, 2]
    .map(
      (i) =>
        `<path d="M${330 + i * 120},${250 - i * 20}C${290 + i * 120},190 ${380 + i * 120},160 ${340 + i * 120},96" stroke="#fffaf0" stroke-width="13" stroke-linecap="round" fill="none" opacity=".6"/>`,
    )
    .join('');
  return (
    moved(
      400,
      376,
      chance.between(3, 10),
      1.36,
      pan(
        `<circle r="146" fill="${Math.abs(lookOf(nth(served, 0)).light - 0.2) > 0.2 ? darker(tint, 0.3) : lighter(tint, 0.4)}"/>${inside}`,
      ),
    ) +
    steam +
    lying(
      foods.slice(0, 3).map((name, index) => ({
        name,
        size: nth([260, 200, 170], index),
        rotation: leanOf(name, chance.next()),
        x: nth([1030, 810, 820], index),
        y: nth([220, 170, 568], index),
      })),
      12,
    )
  );
}
