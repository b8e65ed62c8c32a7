import type { ProductInput, Views } from '../../inputs.ts';
import { chance } from '../chance.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { table } from '../stage.ts';
import { THEMES, type Theme } from '../themes.ts';
import { type Kit, kitOf, type Tool } from './kit.ts';
import { swingTag } from './tag.ts';
import { TOOLS } from './tools.ts';

type Draw = (kit: Kit, ground: Theme, seed: string) => string;

const view =
  (name: string, isOnPartner: boolean, draw: Draw) =>
  (input: ProductInput): Drawing => {
    const kit = kitOf(input);
    const ground = isOnPartner ? THEMES[kit.theme.partner] : kit.theme;
    return sheet('product', ground.name, draw(kit, ground, `${input.slug}:${name}`));
  };

/** A diagonal table whose slope the slug decides. */
function slope(ground: Theme, seed: string, level: number): string {
  const lift = chance(`${seed}:table`).pick([-1, 1]) * chance(`${seed}:slope`).between(60, 130);
  return table(ground, 800, 1000, level + lift, level - lift);
}

const viewsOf = (tool: Tool): Views => ({
  front: view(
    'front',
    false,
    (kit, ground, seed) =>
      slope(ground, seed, 690) +
      tool.front(kit, chance(seed)) +
      swingTag(kit, Math.min(tool.tag[0], 528), Math.min(tool.tag[1], 808), tool.tag[2]),
  ),
  use: view('use', true, (kit, ground, seed) => slope(ground, seed, 480) + tool.use(kit, chance(seed))),
  detail: view(
    'detail',
    false,
    (kit, ground, seed) => slope(ground, seed, 820) + tool.detail(kit, chance(seed)),
  ),
});

export const kitchenScenes: Record<string, Views> = Object.fromEntries(
  Object.entries(TOOLS).map(([scene, tool]) => [scene, viewsOf(tool)]),
);
