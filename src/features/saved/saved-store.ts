import { decodeSaved } from '#src/contracts/stored/saved.ts';
import { toggled } from '#src/contracts/stored/saved-list.ts';
import { storedAtom } from '#src/stores/persistence.ts';

/** The items saved on this device, newest first: only their paths, stored nowhere else. */
export const $saved = storedAtom<string[]>('found:saved', [], {
  encode: (places) => (places.length > 0 ? JSON.stringify(places) : undefined),
  decode: decodeSaved,
});

/**
 * Saves or removes an item.
 *
 * @returns true when it is saved now
 */
export function toggleSaved(place: string): boolean {
  $saved.set(toggled($saved.get(), place));
  return $saved.get().includes(place);
}
