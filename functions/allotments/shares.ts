import { sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { Limit } from '../db/order-types.ts';

/** How long what is scarce is held for an unpaid page. A page that is open for longer is closed when somebody else wants it. In ms. */
export const HOLD_MS = 30 * 60_000;

/** Who holds something, as keyed hashes: one connection, and the network that it belongs to. */
export type Holder = { own: string; network: string };

/**
 * Why something could not be held. `gone`: not enough of it is left unsold. `too-many`: one purchase may have at most `most` of what is
 * left. `held`: enough is unsold, but others are paying for it; `until` is when the first of them gives theirs back.
 */
export type Short = { limit: Limit } & (
  | { why: 'gone' }
  | { why: 'too-many'; most: number }
  | { why: 'held'; until: Date | undefined }
);

/** From this share of what is unsold on, and from this many pieces on, unpaid holds are worth an alarm. */
const CROWDED = { share: 1 / 2, pieces: 3 };
/** By how much the clocks of two instances may differ, in ms. */
const SKEW_MS = 60_000;

/**
 * How much of `left` unsold pieces may be held without being paid: by one connection a third, by one network half, by all together three
 * quarters. Where few are left a connection may have two and a network three, but never all, while there are two or more.
 */
export function sharesOf(left: number): { own: number; network: number; all: number } {
  const share = (part: number, few: number) =>
    Math.max(1, Math.min(left - 1, Math.max(few, Math.ceil(left * part))));
  return { own: share(1 / 3, 2), network: share(1 / 2, 3), all: Math.ceil(left * (3 / 4)) };
}

/** How a thing stands: what is unsold, and what of that is held without being paid, with when the first of it lapses. */
export type Standing = { left: number; own: Held; network: Held; all: Held };
type Held = { quantity: number; until: Date | undefined };

/**
 * Reads how a thing stands. A hold that waits for a bank counts as sold; one that has lapsed as free. `attemptId` names the hold whose
 * end is not looked at.
 */
export async function standingOf(
  queries: Queries,
  { key, capacity }: Limit,
  { attemptId, holder, now }: { attemptId: string; holder?: Holder | undefined; now: Date },
): Promise<Standing> {
  const [from, to] = [now, new Date(now.getTime() + HOLD_MS + SKEW_MS)].map((at) => at.toISOString());
  const { rows } = await queries.execute<Record<string, number | string | null>>(sql`
    with held as (
      select quantity, until, until > ${from}::timestamptz as counts, attempt_id <> ${attemptId} as is_other,
        connection = ${holder?.own ?? null} as own, network = ${holder?.network ?? null} as network
      from allotment_hold where key = ${key} and order_id is null and until <= ${to}::timestamptz)
    select coalesce((select taken from allotment where key = ${key}), 0)::int - coalesce(sum(quantity), 0)::int as sold,
      coalesce(sum(quantity) filter (where counts), 0)::int as "allHeld",
      coalesce(sum(quantity) filter (where counts and own), 0)::int as "ownHeld",
      coalesce(sum(quantity) filter (where counts and network), 0)::int as "networkHeld",
      min(until) filter (where counts and is_other) as "allUntil",
      min(until) filter (where counts and is_other and own) as "ownUntil",
      min(until) filter (where counts and is_other and network) as "networkUntil"
    from held`);
  const [row = {}] = rows;
  const held = (name: 'own' | 'network' | 'all'): Held => {
    const until = row[`${name}Until`];
    return { quantity: Number(row[`${name}Held`] ?? 0), until: until ? new Date(until) : undefined };
  };
  return {
    left: capacity - Number(row.sold ?? 0),
    own: held('own'),
    network: held('network'),
    all: held('all'),
  };
}

/**
 * Whether a hold, which `standing` already counts, stays within the shares. Beyond the share of all together only a network that holds
 * nothing else of it may have one piece, so that newcomers can still buy. Without an address nobody is known to be new.
 */
export function shareProblem(
  limit: Limit,
  { left, own, network, all }: Standing,
  holder: Holder | undefined,
): Short | undefined {
  const shares = sharesOf(left);
  if (limit.quantity > left) return { limit, why: 'gone' };
  if (limit.quantity > shares.own) return { limit, why: 'too-many', most: shares.own };
  const held = (until: Date | undefined): Short => ({ limit, why: 'held', until });
  if (holder && own.quantity > shares.own) return held(own.until);
  if (holder && network.quantity > shares.network) return held(network.until);
  const isNew = holder !== undefined && network.quantity === 1;
  return all.quantity > shares.all && !isNew ? held(all.until) : undefined;
}

/** Why there was no room for a hold at all: it is sold, or others are paying for it. */
export function whyShort(limit: Limit, { left, all }: Standing): Short {
  if (limit.quantity > left) return { limit, why: 'gone' };
  const { own } = sharesOf(left);
  if (limit.quantity > own) return { limit, why: 'too-many', most: own };
  return { limit, why: 'held', until: all.until };
}

/** True when so much is held without being paid that somebody should look. */
export function isCrowded({ left, all }: Standing): boolean {
  return all.quantity >= Math.max(CROWDED.pieces, left * CROWDED.share);
}
