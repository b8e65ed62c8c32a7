import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { badParam, noSuch } from '../http/errors.ts';
import type { SessionRecord, Shopper } from '../state/tables.ts';
import { emit } from '../webhooks/events.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/**
 * Checks the customer of a session: it must exist; `customer_update` requires one; and automatic tax
 * requires an address, tax ID collection an update of the name.
 * @throws {ApiError} 400 with the name of the invalid parameter
 */
export function checkCustomer(params: Params, { tables }: Context): void {
  const { customer: id, customer_update: update } = params;
  if (id === undefined) {
    if (update) throw badParam('customer_update', '`customer_update` can only be used with `customer`.');
    return;
  }
  const customer = tables.customers.get(id);
  if (!customer) throw noSuch('customer', id, 'customer', 400);
  if (params.tax_id_collection?.enabled && update?.name !== 'auto') {
    throw badParam(
      'tax_id_collection',
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  }
  const isSaved = update?.address === 'auto' || update?.shipping === 'auto';
  const isLocated = Boolean(customer.address?.country ?? customer.shipping?.address?.country);
  if (params.automatic_tax?.enabled && !isSaved && !isLocated) {
    throw badParam(
      'automatic_tax',
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      'customer_tax_location_invalid',
    );
  }
}

/**
 * Saves the shopper's input on the session's customer: the fields that `customer_update` allows, the
 * collected phone number, and the email address if the customer had none.
 */
export function saveToCustomer(context: Context, record: SessionRecord, shopper: Shopper): void {
  const customer = context.tables.customers.get(String(record.session.customer));
  if (!customer) return;
  const { address, email, phone, isShipped, business } = shopper;
  const name = business?.name ?? shopper.name;
  const update = record.customerUpdate ?? {};
  const before = JSON.stringify(customer);
  customer.email ??= email;
  if (phone) customer.phone = phone;
  if (update.address === 'auto') customer.address = structuredClone(address);
  if (update.name === 'auto') customer.name = name;
  if (update.shipping === 'auto' && isShipped)
    customer.shipping = { address: structuredClone(address), name, phone };
  if (JSON.stringify(customer) !== before) void emit(context, 'customer.updated', customer, null);
}
