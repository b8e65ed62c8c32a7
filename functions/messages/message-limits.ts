import type { MessageKind } from '../../src/features/messages/forms.ts';
import { hitsOf } from '../limits/budgets.ts';
import type { Hit } from '../limits/consume.ts';
import type { Visitor } from '../limits/visitor.ts';

const HOUR = 60 * 60_000;
/**
 * Messages of one kind within an hour: what one connection sends, which a household, an office or a telephone network may share, and
 * what everybody together sends, which is more than the shop has ever had and less than would fill its database. The address that is
 * typed into a form limits nothing: anybody can type anybody's.
 */
const MOST = { own: 20, everybody: 1000 };
/** The same for what comes without the check for robots: room for the few whose browser runs no scripts, and none for a flood. */
const MOST_UNCHECKED = { own: 3, everybody: 30 };

/** Who withdraws from a contract has done so by saying it: the law knows no "too many". It is counted, so that a flood is noticed. */
const ALWAYS_KEPT: readonly MessageKind[] = ['withdrawal'];

/** What a message counts against: its connection, site and network, where the platform says who that is, and everybody. */
export function messageHits(
  kind: MessageKind,
  visitor: Visitor | undefined,
  { isUnchecked = false }: { isUnchecked?: boolean } = {},
): Hit[] {
  const name = `messages:${kind}${isUnchecked ? ':unchecked' : ''}`;
  const most = isUnchecked ? MOST_UNCHECKED : MOST;
  return hitsOf({ name, windowMs: HOUR, ...most }, visitor);
}

/** True for a kind that is kept however many come. */
export function isAlwaysKept(kind: MessageKind): boolean {
  return ALWAYS_KEPT.includes(kind);
}
