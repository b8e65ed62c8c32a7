import type { ProductInput } from '../../inputs.ts';
import { nth } from '../../nth.ts';
import { listed } from '../dishes/dish-named.ts';
import { isHoney } from './contents.ts';
import { type Pack, packOf } from './pack.ts';
import { PANTRY_SCENES, type PantryScene } from './pack-view.ts';
import { isFlatTin } from './tin.ts';

type Words = (scene: PantryScene, pack: Pack) => string;

/**
 * Alternative texts for each view of a packed food. Keep them consistent with the drawings in front.ts,
 * use.ts and detail.ts.
 */
const WORDS: Record<string, Words> = {
  front: (scene, pack) => {
    const foods = listed([...new Set(pack.foods)].slice(0, SHOWN[scene] ?? 3));
    if (scene === 'tube')
      return `A tube labelled ${labelOf(pack)}, squeezed out on a spoon, with ${foods} about it`;
    if (scene === 'envelope')
      return `A paper envelope labelled ${labelOf(pack)}, with one square of chocolate before it and ${listed([pack.foods[1] ?? nth(pack.foods, 0)])} about it`;
    if (scene === 'bottle')
      return `A bottle labelled ${labelOf(pack)} behind a small dish of what it holds, with ${foods} about it`;
    return isShut(scene, pack)
      ? `${PACKS[scene]} labelled ${labelOf(pack)}, with ${foods} about it`
      : `An open box labelled ${labelOf(pack)}, ${foods} standing in it`;
  },
  use: (scene, pack) => `${OPENED[scene](pack)}, beside it: ${uncapital(pack.dish.shows)}`,
  detail: (scene, pack) =>
    `${PACKS[scene]} close up, its label reading ${labelOf(pack)}, with ${listed([nth(pack.foods, 0)])} before it`,
};

/** The number of its foods in the first picture. */
const SHOWN: Partial<Record<PantryScene, number>> = { box: 5, tube: 2 };

const PACKS: Record<PantryScene, string> = {
  jar: 'A jar',
  tin: 'A tin',
  bottle: 'A bottle',
  box: 'A box',
  bag: 'A paper bag',
  envelope: 'A paper envelope',
  tube: 'A tube',
};

const OPENED: Record<PantryScene, (pack: Pack) => string> = {
  jar: (pack) => `The jar open, a ${isHoney(pack) ? 'dipper' : 'spoon'} in it`,
  tin: (pack) =>
    isFlatTin(pack) ? `The tin open, ${listed([nth(pack.foods, 0)])} packed in it` : 'The tin open',
  bottle: () => 'The bottle pouring',
  box: (pack) => `The box open with ${listed(pack.foods.slice(0, 3))} in it`,
  bag: () => 'The bag open, full to its rim',
  envelope: () => 'The envelope open, a square of chocolate in it',
  tube: () => 'The tube squeezed out',
};

const isShut = (scene: PantryScene, pack: Pack) =>
  scene !== 'box' || (pack.foods.length < 3 && pack.shape === 0);
const labelOf = ({ lines }: Pack) => `“${lines.filter(Boolean).join(' ')}”`;
const uncapital = (words: string) => nth([...words], 0).toLowerCase() + words.slice(1);

/**
 * The alternative text for one view of a packed food; undefined for other scenes, which editors describe.
 */
export function describePack(input: ProductInput, view: string): string | undefined {
  const scene = PANTRY_SCENES.find((name) => name === input.art.scene);
  return scene && WORDS[view]?.(scene, packOf(input));
}
