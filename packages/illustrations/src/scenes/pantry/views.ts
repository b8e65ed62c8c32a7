import type { ProductInput, Views } from '../../inputs.ts';
import { chance } from '../chance.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { detail } from './detail.ts';
import { front } from './front.ts';
import { packOf } from './pack.ts';
import { PANTRY_SCENES, type PackView, type PantryScene } from './pack-view.ts';
import { use } from './use.ts';

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
