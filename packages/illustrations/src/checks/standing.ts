import { type FoodName, isFood } from '../larder/larder.ts';
import { lookOf, spanOf, turned } from '../scenes/foods/foods.ts';
import type { Drawing } from '../scenes/sheet.ts';

type Floor = {
  width: number;
  left: number;
  right: number;
};
type Prop = { name: FoodName; x: number; foot: number };

/** The floor line of a drawing with a wall, and the loose foods in front of that wall. */
export function seenIn(svg: string): { floor?: Floor; props: Prop[] } {
  const open: number[] = [0];
  let groups = 0;
  let floor: (Floor & { parent: number }) | undefined;
  const props: (Prop & { parent: number })[] = [];
  const tokens = svg.matchAll(
    /<\/g>|<g\b[^>]*>(?:<rect [^>]*width="(\d+)")?|<use href="#shadow-([a-z-]+)"\/>/g,
  );
  let place = '';
  for (const [token, width, food] of tokens) {
    if (token === '</g>') open.pop();
    else if (food && isFood(food)) props.push({ ...propAt(food, place), parent: open.at(-3)! });
    else {
      const [, left, right] = /data-floor="([\d.]+) ([\d.]+)"/.exec(token) ?? [];
      if (left)
        floor = { width: Number(width), left: Number(left), right: Number(right), parent: open.at(-1)! };
      open.push(++groups);
      place = token;
    }
  }
  if (!floor) return { props: [] };
  const { parent } = floor;
  return { floor, props: props.filter((prop) => prop.parent === parent) };
}

function propAt(name: FoodName, group: string): Prop {
  const transform = /translate\((\S+) (\S+?)\)(?: rotate\((\S+?)\))?(?: scale\((\S+?)\))?/.exec(group)!;
  const [x, y, rotation, scale] = transform.slice(1).map((value, i) => Number(value ?? (i === 3 ? 1 : 0)));
  const look = lookOf(name);
  const [dx, dy] = turned(
    (look.left + look.width / 2) * scale!,
    (look.top + look.height / 2) * scale!,
    rotation!,
  );
  const size = Math.max(look.width, look.height) * scale!;
  return { name, x: x! + dx, foot: y! + dy + spanOf(name, size, rotation!).height / 2 };
}

/** The minimum distance of an object's foot from the floor line. It covers the error of a rotated box. */
const DEPTH = 30;

/** The loose foods of a drawing that would hang on its wall instead of standing before it. */
export function hanging({ svg }: Drawing): string[] {
  const { floor, props } = seenIn(svg);
  if (!floor) return [];
  const lineAt = (x: number) => floor.left + ((floor.right - floor.left) * x) / floor.width;
  return props
    .filter(({ x, foot }) => foot < lineAt(Math.min(floor.width, Math.max(0, x))) + DEPTH)
    .map(({ name }) => name);
}
