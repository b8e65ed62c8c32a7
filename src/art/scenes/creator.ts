import type { CreatorInput } from '../draw.ts';
import { line } from '../text/place.ts';
import { chance } from './chance.ts';
import { china, RIMS } from './china.ts';
import { foodsOf, lying } from './foods.ts';
import { rect } from './grounds.ts';
import { type Drawing, sheet } from './sheet.ts';
import { THEMES } from './themes.ts';

export function drawCreatorPlate(input: CreatorInput): Drawing {
  const theme = THEMES[input.colour];
  const choose = chance(`${input.slug}:plate`);
  const monogram = input.name
    .split(/\s+/)
    .map((word) => word[0]!)
    .slice(0, 2)
    .join('');
  const foods = foodsOf(input.foods);
  return sheet(
    'portrait',
    theme.name,
    rect(0, 0, 750, 1000, theme.ground) +
      china(375, 480, 300, theme.rim, choose.pick(RIMS)) +
      line(monogram, 375, 560, 230, theme.rim, { face: 'italic', align: 'middle' }) +
      lying(
        foods.map((name, index) => ({
          name,
          size: 260,
          x: [150, 610, 130, 640, 380][index]!,
          y: [820, 800, 170, 190, 900][index]!,
        })),
      ),
  );
}
