import type { PaletteName } from '../inks.ts';
import type { FoodName } from './larder.ts';

/**
 * Foods with too little contrast on a creator's ground, because most of their ink has a similar colour.
 * Draw them on `cream` or elsewhere.
 */
const CLASHES: Record<PaletteName, readonly FoodName[]> = {
  butter: ['cheese', 'butter', 'orecchiette', 'dumpling'],
  olive: ['bay', 'olive', 'lime', 'parsley', 'cucumber', 'chilli', 'leek', 'spring-onion'],
  blush: ['salmon', 'cake'],
  plum: ['plum', 'aubergine', 'beetroot', 'olive', 'bay', 'cherry', 'mussel'],
  sage: ['cabbage'],
  sky: [],
  brick: ['date', 'cherry', 'crab', 'prawn', 'cinnamon', 'sausage', 'chilli'],
  cream: ['dumpling', 'tortilla', 'garlic'],
};

/** Whether a food has enough contrast on a creator's ground. */
export function readsOn(name: FoodName, ground: PaletteName): boolean {
  return !CLASHES[ground].includes(name);
}
