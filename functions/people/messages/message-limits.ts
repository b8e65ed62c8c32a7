import { hitsOf } from '#functions/limits/budgets.ts';
import type { Hit } from '#functions/limits/consume.ts';
import type { Visitor } from '#functions/limits/visitor.ts';
import { HOUR_MS } from '#src/core/durations.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';

/**
 * The messages of one kind per hour. `own`: per connection, which a household, an office or a mobile network
 * may share. `everybody`: more than the shop has ever had, but too few to fill the database. The typed email
 * address is not limited, because anyone can type anyone's.
 */
const MOST = { own: 20, everybody: 1000 };
/** The same for unchecked messages: enough for the few browsers without script, but not for a flood. */
const MAX_UNCHECKED = { own: 3, everybody: 30 };

/**
 * A withdrawal is legally valid when it is sent, so it is never refused. It is still counted,
 * so that a flood is noticed.
 */
const ALWAYS_KEPT: readonly MessageKind[] = ['withdrawal'];

/** The limits of a message: its connection, site and network where known, and the shared limit. */
export function messageHits(
  kind: MessageKind,
  visitor: Visitor | undefined,
  { isUnchecked = false }: { isUnchecked?: boolean } = {},
): Hit[] {
  const name = `messages:${kind}${isUnchecked ? ':unchecked' : ''}`;
  const most = isUnchecked ? MAX_UNCHECKED : MOST;
  return hitsOf({ name, windowMs: HOUR_MS, ...most }, visitor);
}

/** True for a kind that is saved even over the limit. */
export function isAlwaysKept(kind: MessageKind): boolean {
  return ALWAYS_KEPT.includes(kind);
}
