import { type SQL, sql } from 'drizzle-orm';
import { order, orderLine } from '#functions/db/schema/orders.ts';

/** Words beyond these are not looked at. */
const MOST_WORDS = 6;

/** The words of typed text, split as `wordsOf` (functions/db/schema/columns.ts) splits what is stored. */
export function wordsOfQuery(typed: string): string[] {
  return typed
    .replace(/[’‘“”–—…]/g, ' ')
    .split(/[\s!-/:-@[-`{-~]+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/**
 * The condition for what was typed into the one search field, by its form: an order's number or its start, an email
 * address or its start, else words that a buyer's name, address of mail or postcode, or one of the lines' product,
 * format and SKU begin with. Undefined when nothing was typed. Each form has an index.
 */
export function searchCondition(typed: string): SQL | undefined {
  const text = typed.trim();
  const number = /^f-[0-9a-z-]*$/i.test(text.replace(/\s/g, '')) ? text.replace(/\s/g, '').toUpperCase() : undefined;
  if (number) return startsWith(sql`${order.id}`, number);
  if (text.includes('@')) return startsWith(sql`lower(${order.shippingEmail})`, text.toLowerCase());
  const words = wordsOfQuery(text);
  if (words.length === 0) return text === '' ? undefined : sql`false`;
  // Words have no quotation marks and no backslashes: they were split at both.
  const query = sql`lower(${words.map((word) => `'${word}':*`).join(' & ')})::tsquery`;
  return sql`${order.id} in (
    select ${order.id} from ${order} where ${order.words} @@ ${query}
    union all select ${orderLine.orderId} from ${orderLine} where ${orderLine.words} @@ ${query})`;
}

function startsWith(column: SQL, start: string): SQL {
  return sql`${column} like ${`${start.replace(/[\\%_]/g, '\\$&')}%`}`;
}
