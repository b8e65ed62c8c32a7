import type { MessageKind } from '../../src/features/messages/forms.ts';
import type { Hit } from '../limits/consume.ts';

const HOUR = 60 * 60_000;
/**
 * Messages of one kind within an hour: what one connection sends, which a household, an office or a telephone network may share, and
 * what everybody together sends, which is more than the shop has ever had and less than would fill its database. The address that is
 * typed into a form limits nothing: anybody can type anybody's.
 */
const MOST = { visitor: 20, everybody: 1000 };
/** The same for what comes without the check for robots: room for the few whose browser runs no scripts, and none for a flood. */
const MOST_UNCHECKED = { visitor: 3, everybody: 30 };

/** Who withdraws from a contract has done so by saying it: the law knows no "too many". It is counted, so that a flood is noticed. */
const ALWAYS_KEPT: readonly MessageKind[] = ['withdrawal'];

/** What a message counts against: its sender's limit, where the platform says who that is, and everybody's. */
export function messageHits(
  kind: MessageKind,
  visitor: string | undefined,
  { isUnchecked = false }: { isUnchecked?: boolean } = {},
): Hit[] {
  const name = `messages:${kind}${isUnchecked ? ':unchecked' : ''}`;
  const most = isUnchecked ? MOST_UNCHECKED : MOST;
  const limit = (count: number) => ({ name, most: count, windowMs: HOUR });
  return [
    ...(visitor === undefined ? [] : [{ limit: limit(most.visitor), subject: visitor }]),
    { limit: limit(most.everybody), subject: 'all' },
  ];
}

/** True for a kind that is kept however many come. */
export function isAlwaysKept(kind: MessageKind): boolean {
  return ALWAYS_KEPT.includes(kind);
}
