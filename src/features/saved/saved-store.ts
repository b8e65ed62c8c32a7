import { decodeSaved, toggled } from '../../contracts/stored/saved.ts';
import { storedAtom } from '../../stores/persistence.ts';

/** What somebody has saved on this device, newest first: addresses of things, nothing else, and nowhere else. */
export const $saved = storedAtom<string[]>('found:saved', [], {
  encode: (places) => (places.length > 0 ? JSON.stringify(places) : undefined),
  decode: decodeSaved,
});

/** Saves a thing, or takes it out. @returns whether it is saved now */
export function toggleSaved(place: string): boolean {
  $saved.set(toggled($saved.get(), place));
  return $saved.get().includes(place);
}
