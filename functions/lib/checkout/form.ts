/**
 * What a product page's form posts without script, as the JSON of the same request: one product, one format.
 * Repeated fields are kept as a list, so that the schema refuses them.
 */
export function fromForm(body: string): unknown {
  const fields = new URLSearchParams(body);
  const value = (name: string) => {
    const all = fields.getAll(name);
    return all.length > 1 ? all : all[0] || undefined;
  };
  const quantity = value('quantity');
  const item = {
    productId: value('productId'),
    productFormatId: value('productFormatId'),
    quantity: typeof quantity === 'string' && /^\d{1,3}$/.test(quantity) ? Number(quantity) : quantity,
    customizationQuery: value('customizationQuery'),
  };
  return { items: [item], storeRegion: value('storeRegion') };
}
