import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OrderFilterInput } from '#src/contracts/desk/orders.ts';
import { when } from './columns.ts';
import { deskUser } from './desk.ts';
import { order } from './orders.ts';

/**
 * A note of the staff about an order. Never changed (enforced by a trigger); deleted with the personal data.
 */
export const orderNote = pgTable(
  'order_note',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    text: text().notNull(),
    /** Null for the command line. */
    userId: text('user_id').references(() => deskUser.id),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('order_note_order').on(table.orderId, table.id)],
);

/** The shipping address of an order, with its email address and phone. */
export type Destination = {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: Readonly<Record<string, string | null>> | null;
};

/** A change of where an order is sent. Deleted with the personal data. */
export const addressChange = pgTable(
  'address_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => order.id),
    before: jsonb().$type<Destination>().notNull(),
    after: jsonb().$type<Destination>().notNull(),
    userId: text('user_id').references(() => deskUser.id),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('address_change_order').on(table.orderId, table.id)],
);

/** A member's own view of the list of orders: its name and filter. */
export const orderView = pgTable(
  'order_view',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => deskUser.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filter: jsonb().$type<OrderFilterInput>().notNull(),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('order_view_user').on(table.userId, table.createdAt)],
);
