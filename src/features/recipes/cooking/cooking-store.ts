import type { WritableAtom } from 'nanostores';
import { type CookingState, decodeCooking } from '#src/contracts/stored/cooking.ts';
import { storedAtom } from '#src/stores/persistence.ts';
import { cookingKey } from './first-reading.ts';

/** This tab's progress in a recipe. */
export function cookingStore(recipe: string): WritableAtom<CookingState> {
  return storedAtom<CookingState>(
    cookingKey(recipe),
    { ticked: [], timers: [] },
    { encode: JSON.stringify, decode: decodeCooking },
  );
}
