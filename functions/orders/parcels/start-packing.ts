import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { deskUser } from '#functions/db/schema/desk.ts';
import { order } from '#functions/db/schema/orders.ts';
import { OrderCommandError } from '../order-command-error.ts';
import { readParcels } from './read-parcels.ts';
import { checkVersion, lockSendable } from './send-parcels.ts';

type Taken = { version: number; packingSince: Date | null };

/**
 * Takes an order for packing, so that others see who packs it. Taking it again changes nothing.
 * @param from the person who is packing it, where it is taken from them on purpose
 * @throws OrderCommandError when someone else packs it, it has changed, or nothing is left to pack
 */
export function startPacking(
  db: Database,
  id: string,
  { by, version, from, now }: { by: string; version?: number; from?: string | undefined; now: Date },
): Promise<Taken> {
  return inTransaction(db, async (queries) => {
    const known = await lockSendable(queries, id, undefined);
    const { packingBy, packingSince } = known;
    if (packingBy === by) return { version: known.version, packingSince };
    if (packingBy !== null && packingBy !== from)
      throw await packedByOther(queries, id, packingBy, packingSince ?? now);
    if (packingBy === null) checkVersion(known, version);
    const { left } = await readParcels(queries, known);
    if (!left.some((line) => line.left > 0))
      throw new OrderCommandError(`Nothing of ${id} is left to pack.`, 'nothing_to_send');
    return setPacker(queries, id, { packingBy: by, packingSince: now });
  });
}

/**
 * Gives an order back that `by` is packing.
 * @throws OrderCommandError when someone else packs it
 */
export function stopPacking(db: Database, id: string, by: string): Promise<Taken> {
  return inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, id)).for('update');
    if (!known) throw new OrderCommandError(`There is no order ${id}.`, 'no_order');
    const { packingBy, packingSince, version } = known;
    if (packingBy === null) return { version, packingSince: null };
    if (packingBy !== by) throw await packedByOther(queries, id, packingBy, packingSince ?? known.createdAt);
    return setPacker(queries, id, { packingBy: null, packingSince: null });
  });
}

async function setPacker(
  queries: Queries,
  id: string,
  packer: { packingBy: string | null; packingSince: Date | null },
): Promise<Taken> {
  const [{ version } = { version: 0 }] = await queries
    .update(order)
    .set({ ...packer, version: sql`${order.version} + 1` })
    .where(eq(order.id, id))
    .returning({ version: order.version });
  return { version, packingSince: packer.packingSince };
}

async function packedByOther(
  queries: Queries,
  id: string,
  by: string,
  since: Date,
): Promise<OrderCommandError> {
  const [member] = await queries.select({ name: deskUser.name }).from(deskUser).where(eq(deskUser.id, by));
  const at = since.toISOString().slice(11, 16);
  return new OrderCommandError(
    `${member?.name ?? 'Someone else'} is packing ${id} since ${at} (UTC).`,
    'changed_meanwhile',
  );
}
