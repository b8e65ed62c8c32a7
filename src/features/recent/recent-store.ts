import { decodeRecent, type Seen, withSeen } from '#src/contracts/stored/recently-viewed.ts';
import { storedAtom } from '#src/stores/persistence.ts';

/**
 * The products viewed in this tab, newest first: only ids and times, at most `RECENT_MAX`.
 * Deleted when the tab is closed.
 */
export const $recent = storedAtom<Seen[]>('found:recent', [], {
  encode: (seen) => (seen.length > 0 ? JSON.stringify(seen) : undefined),
  decode: decodeRecent,
});

export function noteView(productId: string): void {
  $recent.set(withSeen($recent.get(), productId, Date.now()));
}

export function forgetAll(): void {
  $recent.set([]);
}
