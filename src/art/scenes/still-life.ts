import { chance } from './chance.ts';
import { foodsOf, leanOf, lying } from './foods.ts';
import { rect, surface } from './grounds.ts';
import type { ProductInput } from './scenes.ts';
import { type Drawing, sheet } from './sheet.ts';
import { THEMES } from './themes.ts';

/** A product's foods large on its creator's table. */
export function stillLife(input: ProductInput, name: 'product' | 'wide', view: string): Drawing {
  const theme = THEMES[input.art.colour ?? input.colour];
  const choose = chance(`${input.slug}:${view}`);
  const foods = foodsOf(input.art.foods);
  const items = [0, 1, 2, 3, 4].map((index) => ({
    name: foods[index % foods.length]!,
    size: choose.between(300, 480),
    rotation: leanOf(foods[index % foods.length]!, choose.next()),
    x: choose.between(80, 720),
    y: 160 + index * 160,
  }));
  return sheet(
    name,
    theme.name,
    rect(0, 0, 1200, 1000, theme.ground) +
      surface(
        [
          [0, 600],
          [1200, 600],
          [1200, 1000],
          [0, 1000],
        ],
        theme.deep,
        12,
      ) +
      lying(items),
  );
}
