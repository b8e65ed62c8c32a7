import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { order, orderLine } from '#functions/db/schema/orders.ts';

/** Words beyond these are not looked at. */
const MAX_WORDS = 6;
/** A word of so many lines is common. */
const MANY = 5_000;

/** The words of typed text, split as `tsvectorOf` (functions/db/schema/columns.ts) splits what is stored. */
function wordsOfQuery(typed: string): string[] {
  return typed
    .replace(/[’‘“”–—…]/g, ' ')
    .split(/[\s!-/:-@[-`{-~]+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

/**
 * The condition for what was typed into the one search field, by its form: an order's number or its start, an
 * email address or its start, else words that a buyer's name, address of mail or postcode, or one of the
 * lines' product, format and SKU start with. Undefined when nothing was typed. Each form has an index.
 */
export async function searchCondition(db: Queries, typed: string): Promise<SQL | undefined> {
  const text = typed.trim();
  const number = text.replace(/\s/g, '').toUpperCase();
  if (/^F-[0-9A-Z-]*$/.test(number)) return startsWith(sql`${order.id}`, number);
  if (text.includes('@')) return startsWith(sql`lower(${order.shippingEmail})`, text.toLowerCase());
  const words = wordsOfQuery(text);
  if (words.length === 0) return text === '' ? undefined : sql`false`;
  // Words have no quotation marks and no backslashes: they were split at both.
  const query = sql`lower(${words.map((word) => `'${word}':*`).join(' & ')})::tsquery`;
  const ofLine = sql`${orderLine.words} @@ ${query}`;
  // Words of many orders are looked for along the list, which soon fills a page. Others are found by their
  // index.
  if (await isInMany(db, ofLine))
    return sql`(${order.words} @@ ${query} or exists (
      select 1 from ${orderLine} where ${orderLine.orderId} = ${order.id} and ${ofLine} offset 0))`;
  return sql`${order.id} in (
    select ${order.id} from ${order} where ${order.words} @@ ${query}
    union all select ${orderLine.orderId} from ${orderLine} where ${ofLine})`;
}

async function isInMany(db: Queries, ofLine: SQL): Promise<boolean> {
  const found = db.select({ one: sql`1` }).from(orderLine).where(ofLine).limit(MANY).as('found');
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from ${found}`);
  return Number(rows[0]?.count) >= MANY;
}

function startsWith(column: SQL, start: string): SQL {
  return sql`${column} like ${`${start.replace(/[\\%_]/g, '\\$&')}%`}`;
}
