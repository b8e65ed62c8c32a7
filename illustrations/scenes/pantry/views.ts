import { type Chance, chance } from '../chance.ts';
import type { ProductInput, Views } from '../scenes.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { detail } from './detail.ts';
import { front } from './front.ts';
import { type Pack, packOf } from './pack.ts';
import { use } from './use.ts';

export const PANTRY_SCENES = ['jar', 'tin', 'bottle', 'box', 'bag', 'tube'] as const;
export type PantryScene = (typeof PANTRY_SCENES)[number];

/** Draws one view, 800 by 1000. */
export type PackView = (scene: PantryScene, pack: Pack, chance: Chance) => string;

const view =
  (scene: PantryScene, name: string, draw: PackView, place: 'front' | 'use') =>
  (input: ProductInput): Drawing => {
    const pack = packOf(input);
    return sheet('product', pack[place].name, draw(scene, pack, chance(`${input.slug}:${name}`)));
  };

export const pantryScenes: Record<string, Views> = Object.fromEntries(
  PANTRY_SCENES.map((scene) => [
    scene,
    {
      front: view(scene, 'front', front, 'front'),
      use: view(scene, 'use', use, 'use'),
      detail: view(scene, 'detail', detail, 'front'),
    },
  ]),
);
