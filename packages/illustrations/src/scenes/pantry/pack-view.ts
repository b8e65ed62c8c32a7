import type { Chance } from '../chance.ts';
import type { Pack } from './pack.ts';

export const PANTRY_SCENES = ['jar', 'tin', 'bottle', 'box', 'bag', 'envelope', 'tube'] as const;
export type PantryScene = (typeof PANTRY_SCENES)[number];

/** Draws one view, 800 by 1000. */
export type PackView = (scene: PantryScene, pack: Pack, chance: Chance) => string;
