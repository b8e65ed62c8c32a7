import { expect, test } from 'vitest';
import { hanging, seenIn } from '../src/checks/standing.ts';
import { drawArticle, drawProduct } from '../src/draw.ts';
import { TOOLS } from '../src/scenes/kitchen/tools.ts';
import { SHEETS } from '../src/scenes/sheet.ts';

const VIEWS = ['front', 'use', 'detail'] as const;

test('if a wall is visible, everything beside a kitchen tool stands below the floor line', () => {
  const wrong = Object.keys(TOOLS).flatMap((scene) =>
    VIEWS.flatMap((view) => {
      const art = { scene, foods: ['chilli', 'garlic', 'lemon'] };
      const drawing = drawProduct(
        { slug: scene, name: scene, creatorName: 'Found', colour: 'sage', art },
        view,
      );
      return hanging(drawing).map((food) => `${scene}, ${view}: ${food}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('the same is true for every still life of an article', () => {
  const art = { scene: 'still-life', dishes: [], tools: [], labels: [], parts: [] };
  for (let i = 0; i < 12; i++) {
    const foods = ['garlic', 'sardine', 'lemon', 'bay', 'onion', 'chilli'];
    const drawing = drawArticle({ slug: `still:${i}`, colour: 'sage', art: { ...art, foods } });
    expect(seenIn(drawing.svg).props, 'props are found').toHaveLength(6);
    expect(seenIn(drawing.svg).floor?.width).toBe(SHEETS.wide.width);
    expect(hanging(drawing)).toEqual([]);
  }
});
