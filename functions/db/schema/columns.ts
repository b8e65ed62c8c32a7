import { integer, timestamp } from 'drizzle-orm/pg-core';

/** The amounts of an attempt or an order, in minor units of the row's currency. */
export const amounts = {
  subtotal: integer().notNull(),
  discount: integer().notNull(),
  shipping: integer().notNull(),
  total: integer().notNull(),
};

export const when = (name: string) => timestamp(name, { withTimezone: true });
