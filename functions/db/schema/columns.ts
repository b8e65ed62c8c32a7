import { type SQL, sql } from 'drizzle-orm';
import { customType, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** The amounts of an attempt or an order, in minor units of the row's currency. */
export const amounts = {
  subtotal: integer().notNull(),
  discount: integer().notNull(),
  shipping: integer().notNull(),
  total: integer().notNull(),
};

export const when = (name: string) => timestamp(name, { withTimezone: true });

/** Words to search for, in lower case, without punctuation. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of some texts. PostgreSQL's own parser is not used, because it splits codes and postcodes by
 * rules of their own. `wordsOfQuery` (functions/orders/list) splits what is typed in the same way.
 */
export function tsvectorOf(...texts: (SQL | PgColumn)[]): SQL {
  const all = sql.join(
    texts.map((one) => sql`coalesce(${one}, '')`),
    sql` || ' ' || `,
  );
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(translate(left(${all}, 1000), '’‘“”–—…', '       ')), '[[:space:][:punct:]]+'), ''))`;
}
