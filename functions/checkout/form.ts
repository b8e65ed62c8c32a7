/** A plain amount as people type it, with a point or a comma before the cents. */
const TYPED_AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * What a product's or a funding's page posts without script, as the JSON of the same request: one product in one format, or one
 * pledge.
 * Repeated fields are kept as a list, so that the schema refuses them.
 */
export function fromForm(body: string): unknown {
  const fields = new URLSearchParams(body);
  const value = (name: string) => {
    const all = fields.getAll(name);
    return all.length > 1 ? all : all[0] || undefined;
  };
  if (value('intent') === 'Funding') return pledge(value);
  const quantity = value('quantity');
  const item = {
    productId: value('productId'),
    productFormatId: value('productFormatId'),
    quantity: typeof quantity === 'string' && /^\d{1,3}$/.test(quantity) ? Number(quantity) : quantity,
    customizationQuery: value('customizationQuery'),
  };
  return { items: [item], storeRegion: value('storeRegion'), digitalConsent: value('digitalConsent') };
}

/** The key that a page's script gives to a form, so that a second press of its button is no second attempt. */
export function keyOf(body: string): string | undefined {
  return new URLSearchParams(body).get('attempt') || undefined;
}

function pledge(value: (name: string) => string | string[] | undefined) {
  return {
    intent: 'Funding',
    pledge: {
      fundingId: value('fundingId'),
      rewardId: value('rewardId'),
      amount: minorUnits(value('amount')),
    },
    storeRegion: value('storeRegion'),
  };
}

/** `12.50` as 1250. What is no amount stays as it is, so that the schema names the field. */
function minorUnits(typed: string | string[] | undefined) {
  const [, whole, cents = ''] = (typeof typed === 'string' && TYPED_AMOUNT.exec(typed.trim())) || [];
  return whole === undefined ? typed : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
