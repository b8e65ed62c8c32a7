import { nth } from '../../nth.ts';
import { moved } from '../grounds.ts';
import { kitOf } from '../kitchen/kit.ts';
import { TOOLS } from '../kitchen/tools.ts';
import { table, tabletop } from '../stage.ts';
import type { ArticleScene } from './article-scene.ts';

/** Up to three kitchen tools side by side on one table. */
export const tools: ArticleScene = ({ slug, colour, art, theme, chance }) => {
  const width = 1200 / art.tools.length;
  const scale = art.tools.length === 1 ? 0.86 : art.tools.length === 2 ? 0.8 : 0.62;
  const named = art.tools.map((name) => {
    const tool = TOOLS[name];
    if (!tool)
      throw new Error(`${slug}: no tool is called "${name}". There are: ${Object.keys(TOOLS).join(', ')}.`);
    return { name, tool };
  });
  const drawn = named.map(({ name, tool }, index) => {
    const food = nth(art.foods, index % art.foods.length);
    const kit = kitOf({
      slug: `${slug}:${name}`,
      name: '',
      creatorName: 'Found',
      colour,
      art: { scene: name, foods: [food], colour: theme.name },
    });
    const x = (index + 0.5) * width - 400 * scale;
    return moved(x, 418 - 520 * scale + (index % 2) * 26, 0, scale, tool.front(kit, chance));
  });
  const slope = chance.between(15, 45);
  const ground = named.some(({ tool }) => tool.standing.includes('front'))
    ? table(theme, 1200, 800, 440 + slope, 440 - slope)
    : tabletop(theme, 1200, 800);
  return ground + drawn.join('');
};
