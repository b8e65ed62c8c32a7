import type { PaletteName } from '../../inks.ts';
import { type Chance, chance } from '../chance.ts';
import { foodsOf } from '../foods.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { THEMES, type Theme } from '../themes.ts';
import { pattern } from './pattern.ts';
import { shares } from './shares.ts';
import { specimens } from './specimens.ts';
import { stillLife } from './still-life.ts';
import { table } from './table.ts';
import { tools } from './tools.ts';

export interface ArticleInput {
  /** The article's id and the picture's name in it: what the drawing decides by. */
  slug: string;
  colour: PaletteName;
  art: {
    scene: string;
    foods: readonly string[];
    dishes: readonly string[];
    tools: readonly string[];
    labels: readonly string[];
    parts: readonly { label: string; figure: string; amount: number }[];
    colour?: PaletteName | undefined;
  };
}
/** One picture of an article, drawn on a sheet of 1200 by 800. */
export type ArticleScene = (
  input: ArticleInput & { foods: ReturnType<typeof foodsOf>; theme: Theme; chance: Chance },
) => string;

const SCENES: Record<string, ArticleScene> = {
  'still-life': stillLife,
  table,
  specimens,
  pattern,
  shares,
  tools,
};

/** A picture for an article, 3:2. Throws for a scene nobody has drawn, naming those there are. */
export function drawArticleScene(input: ArticleInput): Drawing {
  const scene = SCENES[input.art.scene];
  if (!scene)
    throw new Error(
      `${input.slug}: no scene is called "${input.art.scene}". There are: ${Object.keys(SCENES).join(', ')}.`,
    );
  const theme = THEMES[input.art.colour ?? input.colour];
  const foods = foodsOf(input.art.foods);
  return sheet('wide', theme.name, scene({ ...input, foods, theme, chance: chance(input.slug) }));
}
