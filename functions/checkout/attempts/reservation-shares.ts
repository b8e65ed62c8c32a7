import { sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import type { Limit } from '#functions/db/order-types.ts';
import { HOLD_MS } from './session-and-reservation-times.ts';

/** Who reserves, as keyed hashes: the connection and its network. */
export type Holder = { own: string; network: string };

/**
 * Why a reservation failed. `gone`: not enough is unsold. `too-many`: one purchase may have at most `most` of
 * what is left. `held`: enough is unsold, but others are paying for it; the first of their reservations runs
 * out at `until`.
 */
export type Shortage = { limit: Limit } & (
  | { why: 'gone' }
  | { why: 'too-many'; most: number }
  | { why: 'held'; until: Date | undefined }
);

/** Raise an alarm when unpaid reservations reach this share of the unsold pieces, and at least this many. */
const CROWDED = { share: 1 / 2, pieces: 3 };
/** The allowed clock difference between two instances, in ms. */
const SKEW_MS = 60_000;

/**
 * How much of `left` unsold pieces may be reserved without payment: a third by one connection, half by one
 * network, three quarters by all together. When few are left, a connection may have 2 and a network 3, but
 * never all of them unless only one is left.
 */
export function sharesOf(left: number): { own: number; network: number; all: number } {
  const share = (part: number, few: number) =>
    Math.max(1, Math.min(left - 1, Math.max(few, Math.ceil(left * part))));
  return { own: share(1 / 3, 2), network: share(1 / 2, 3), all: Math.ceil(left * (3 / 4)) };
}

/** The same, but at least what is sold together: a box of six could not be bought while ten are left. */
function sharesOfLimit({ unit = 1 }: Limit, left: number): ReturnType<typeof sharesOf> {
  const { own, network, all } = sharesOf(left);
  return { own: Math.max(own, unit), network: Math.max(network, unit), all: Math.max(all, unit) };
}

/**
 * The state of a limit: the unsold pieces,
 * and the unpaid reservations with the time when the first one runs out.
 */
export type Usage = { left: number; own: Held; network: Held; all: Held };
type Held = { quantity: number; until: Date | undefined };

/**
 * Reads the state of a limit. A reservation that waits for a bank counts as sold; one that has run out counts
 * as free. The end of `attemptId`'s own reservation is ignored.
 */
export async function usageOf(
  queries: Queries,
  { key, capacity }: Limit,
  { attemptId, holder, now }: { attemptId: string; holder?: Holder | undefined; now: Date },
): Promise<Usage> {
  const [from, to] = [now, new Date(now.getTime() + HOLD_MS + SKEW_MS)].map((at) => at.toISOString());
  const { rows } = await queries.execute<Record<string, number | string | null>>(sql`
    with held as (
      select quantity, until, until > ${from}::timestamptz as counts, attempt_id <> ${attemptId} as is_other,
        connection = ${holder?.own ?? null} as own, network = ${holder?.network ?? null} as network
      from allotment_hold where key = ${key} and order_id is null and until <= ${to}::timestamptz)
    select coalesce((select taken from allotment where key = ${key}), 0)::int - coalesce(sum(quantity), 0)::int as sold,
      (select capacity from allotment where key = ${key}) as capacity,
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
    left: Number(row.capacity ?? capacity) - Number(row.sold ?? 0),
    own: held('own'),
    network: held('network'),
    all: held('all'),
  };
}

/**
 * Checks whether a reservation, already counted in `usage`, exceeds the allowed shares. Beyond the share
 * of all together, a network with no other reservation may have one piece or bundle, so that new customers
 * can still buy. Requires a known address.
 */
export function shareProblem(
  limit: Limit,
  { left, own, network, all }: Usage,
  holder: Holder | undefined,
): Shortage | undefined {
  const shares = sharesOfLimit(limit, left);
  if (limit.quantity > left) return { limit, why: 'gone' };
  if (limit.quantity > shares.own) return { limit, why: 'too-many', most: shares.own };
  const held = (until: Date | undefined): Shortage => ({ limit, why: 'held', until });
  if (holder && own.quantity > shares.own) return held(own.until);
  if (holder && network.quantity > shares.network) return held(network.until);
  const isNew = holder !== undefined && network.quantity <= (limit.unit ?? 1);
  return all.quantity > shares.all && !isNew ? held(all.until) : undefined;
}

/** Why nothing could be reserved: sold out, too many for one purchase, or reserved by others. */
export function shortageOf(limit: Limit, { left, all }: Usage): Shortage {
  if (limit.quantity > left) return { limit, why: 'gone' };
  const { own } = sharesOfLimit(limit, left);
  if (limit.quantity > own) return { limit, why: 'too-many', most: own };
  return { limit, why: 'held', until: all.until };
}

/** True when so much is reserved and unpaid that the operator should look. */
export function isCrowded({ left, all }: Usage): boolean {
  return all.quantity >= Math.max(CROWDED.pieces, left * CROWDED.share);
}

/** How much of these limits is sold, in total: what orders own, without unpaid reservations. */
export async function soldOf(queries: Queries, keys: readonly string[]): Promise<number> {
  const { rows } = await queries.execute<{ sold: number }>(sql`
    select coalesce(sum(taken - coalesce((select sum(quantity) from allotment_hold
      where allotment_hold.key = allotment.key and order_id is null), 0)), 0)::int as sold
    from allotment where key in ${[...keys]}`);
  return rows[0]?.sold ?? 0;
}
