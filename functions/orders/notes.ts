import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from '../db/open.ts';
import { orderNote } from '../db/schema/order-desk.ts';
import { order } from '../db/schema/orders.ts';
import { OrderCommandError } from './order-command-error.ts';

/** The longest note, in characters. */
const NOTE_LENGTH = 2_000;

/**
 * Adds a note of the staff to an order. Notes are never changed.
 * @param by the id of the member; null for the command line
 * @throws OrderCommandError when there is no such order, or no text
 */
export function addNote(
  db: Database,
  orderId: string,
  { text, by, now }: { text: string; by: string | null; now: Date },
): Promise<number> {
  const written = text.trim();
  if (written === '' || written.length > NOTE_LENGTH)
    throw new OrderCommandError(`A note has 1 to ${NOTE_LENGTH} characters.`, 'bad_text');
  return inTransaction(db, async (queries) => {
    const [known] = await queries.select({ id: order.id }).from(order).where(eq(order.id, orderId));
    if (!known) throw new OrderCommandError(`There is no order ${orderId}.`, 'no_order');
    const [note] = await queries
      .insert(orderNote)
      .values({ orderId, text: written, userId: by, createdAt: now })
      .returning({ id: orderNote.id });
    return note?.id ?? 0;
  });
}
