import type { ProductInput, Views } from '../../inputs.ts';
import { chance } from '../chance.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { table, tabletop } from '../stage.ts';
import { THEMES, type Theme } from '../themes.ts';
import { type Kit, kitOf, type Tool, type ToolView } from './kit.ts';
import { swingTag } from './tag.ts';
import { TOOLS } from './tools.ts';

/** The y of the floor line in each view. */
const LEVELS: Record<ToolView, number> = { front: 600, use: 480, detail: 700 };

/** A wall and a table with a slope that depends on the slug; or the table alone for a lying tool. */
function groundOf(tool: Tool, name: ToolView, ground: Theme, seed: string): string {
  if (!tool.standing.includes(name)) return tabletop(ground, 800, 1000);
  const lift = chance(`${seed}:table`).pick([-1, 1]) * chance(`${seed}:slope`).between(15, 45);
  const level = tool.wall ?? LEVELS[name];
  return table(ground, 800, 1000, level + lift, level - lift);
}

const viewsOf = (tool: Tool): Views => {
  const view = (name: ToolView, isOnPartner: boolean, over: (kit: Kit) => string = () => '') => {
    return (input: ProductInput): Drawing => {
      const kit = kitOf(input);
      const ground = isOnPartner ? THEMES[kit.theme.partner] : kit.theme;
      const seed = `${input.slug}:${name}`;
      const body = groundOf(tool, name, ground, seed) + tool[name](kit, chance(seed)) + over(kit);
      return sheet('product', ground.name, body);
    };
  };
  const [x, y, turn] = tool.tag;
  return {
    front: view('front', false, (kit) => swingTag(kit, Math.min(x, 484), Math.min(y, 808), turn)),
    use: view('use', true),
    detail: view('detail', false),
  };
};

export const kitchenScenes: Record<string, Views> = Object.fromEntries(
  Object.entries(TOOLS).map(([scene, tool]) => [scene, viewsOf(tool)]),
);
