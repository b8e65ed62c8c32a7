import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import { noSuch, unsupported } from '../http/errors.ts';
import { buildCustomer } from '../objects/customer.ts';
import { emit } from '../webhooks/events.ts';
import type { Handler } from './calls.ts';

/** The supported parameters. The others belong to invoices, tax, saved payment methods and test clocks. */
const served = ['email', 'name', 'phone', 'description', 'address', 'shipping', 'metadata', 'expand'];

export const create: Handler<Stripe.CustomerCreateParams> = {
  kind: 'customer',
  check(params) {
    const other = Object.keys(params).find((name) => !served.includes(name));
    if (other) throw unsupported(other);
  },
  run({ context, params, cause }) {
    const customer = buildCustomer(params, seconds(context.clock));
    context.tables.customers.set(customer.id, customer);
    void emit(context, 'customer.created', customer, cause);
    context.state.changed();
    return { object: customer };
  },
};

export const retrieve: Handler<Stripe.CustomerRetrieveParams> = {
  kind: 'customer',
  run({ context, id }) {
    const { customers, deletedCustomers } = context.tables;
    const customer = customers.get(id) ?? deletedCustomers.get(id);
    if (!customer) throw noSuch('customer', id, 'id');
    return { object: customer };
  },
};

/**
 * Deletes a customer's data. A retrieval still shows that the customer was deleted.
 * A second deletion is an error.
 */
export const remove: Handler<Stripe.CustomerDeleteParams> = {
  kind: 'customer',
  run({ context, id, cause }) {
    const customer = context.tables.customers.get(id);
    if (!customer) throw noSuch('customer', id, 'id');
    const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
    void emit(context, 'customer.deleted', customer, cause);
    context.tables.customers.delete(id);
    context.tables.deletedCustomers.set(id, deleted);
    context.state.changed();
    return { object: deleted };
  },
};
