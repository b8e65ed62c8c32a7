import type { Context } from '../context.ts';
import type { Model, Values } from './model.ts';

/** The form's initial values: from the last attempt to pay, else from the session's customer. */
export function prefilled(context: Context, model: Model): Values {
  const { record, session } = model;
  const values: Values = { email: session.customer_email ?? '', country: model.defaultCountry };
  const given = record.shopper
    ? { ...record.shopper, ...record.shopper.address }
    : ofCustomer(context, model);
  for (const name of fields) {
    const value = given[name];
    if (value) values[name] = value;
  }
  return values;
}

const fields = [
  'email',
  'name',
  'phone',
  'line1',
  'line2',
  'city',
  'postal_code',
  'state',
  'country',
] as const;

type Given = Partial<Record<(typeof fields)[number], string | null>>;

/** If the order is shipped, uses the customer's shipping address before the billing address. */
function ofCustomer(context: Context, { session, isShipped, countries }: Model): Given {
  const customer = context.tables.customers.get(String(session.customer));
  if (!customer) return {};
  const shipping = isShipped ? customer.shipping : null;
  const address = shipping?.address ?? customer.address;
  return {
    ...address,
    country: address?.country && countries.includes(address.country) ? address.country : null,
    email: customer.email,
    name: shipping?.name ?? customer.name ?? null,
    phone: customer.phone ?? customer.shipping?.phone ?? null,
  };
}
