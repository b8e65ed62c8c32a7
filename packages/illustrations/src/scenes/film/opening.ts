import { nth } from '../../nth.ts';
import { block, capitals } from '../../text/place.ts';
import { RIMS } from '../china.ts';
import { turnOf } from '../dishes/kit/dish.ts';
import { leanOf, lookOf, lying } from '../foods/foods.ts';
import { moved } from '../grounds.ts';
import { tabletop } from '../stage.ts';
import { courseDish } from './dish.ts';
import { counter, type Shot, time } from './reel.ts';

/** The first frame of a course: its dish, cut by one side, and title and running time on the other side. */
export const opening: Shot = ({ input, foods, theme, chance }) => {
  const isLucky = chance.isLucky(0.5);
  const main = courseDish({ input, foods });
  // On the other side the third food would hang on the wall behind a standing dish.
  const isMirrored = isLucky || main.isStanding === true;
  const { name } = main;
  const isBoard = name === 'board';
  const dish = main.draw({ foods, rim: chance.pick(RIMS), ink: theme.rim, chance });
  const [x, y] = [isMirrored ? (isBoard ? 950 : 880) : isBoard ? 190 : 290, chance.between(400, 460)];
  const textX = isMirrored ? 56 : 690;
  const title = block({
    text: input.name,
    x: textX,
    y: 140,
    width: 440,
    height: 320,
    lines: input.name.length < 10 ? [1] : [1, 2, 3, 4, 5],
    faces: chance.isLucky() ? ['display'] : ['display', 'italic'],
    leading: 0.92,
    min: 36,
    max: 132,
    fills: [theme.fg],
  });
  const second = foods[1] ?? nth(foods, 0);
  const third = foods[2] ?? nth(foods, 0);
  const [secondX, thirdX] = isMirrored ? [584, 1090] : [604, 70];
  return (
    (main.isStanding ? counter(theme, 560) : tabletop(theme, 1200, 800)) +
    moved(
      x,
      y,
      // Handles extend to the right. On the left side of the frame a half turn keeps them away from the
      // title.
      turnOf(main, (isMirrored ? 0 : 180) + chance.between(-14, 14)),
      main.isStanding ? 1.44 : isBoard ? 1.5 : 1.7,
      dish,
    ) +
    lying(
      [
        {
          name: second,
          size: lookOf(second).aspect > 1.6 ? 320 : 230,
          rotation: leanOf(second, chance.next()),
          x: secondX,
          y: 632,
        },
        {
          name: third,
          size: 220,
          rotation: leanOf(third, chance.next()),
          x: thirdX,
          y: isMirrored ? 660 : 168,
        },
      ],
      12,
    ) +
    title.svg +
    capitals(input.creatorName, textX + 2, title.bottom + 44, 20, theme.fg, 'start', 430) +
    playButton(isMirrored ? 112 : 840, 616, theme.fg, theme.ground) +
    time(runningTime(input.runningMinutes), theme.fg, isMirrored ? 420 : 1140)
  );
};

const playButton = (x: number, y: number, fill: string, ground: string) =>
  `<circle cx="${x}" cy="${y}" r="44" fill="${fill}"/><path d="M${x - 13},${y - 22}L${x + 24},${y}L${x - 13},${y + 22}Z" fill="${ground}"/>`;

/** Minutes as "2 h 40" or "48 min"; empty if unknown. */
function runningTime(minutes: number | undefined): string {
  if (!minutes) return '';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} min`;
  return rest ? `${hours} h ${String(rest).padStart(2, '0')}` : `${hours} h`;
}
