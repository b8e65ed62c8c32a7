const COLUMNS = [
  ...[
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Tags',
    'Published',
    'Option1 Name',
    'Option1 Value',
  ],
  ...['Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Price', 'Variant Compare At Price'],
  ...['Variant Requires Shipping', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text'],
  ...['Variant Image', 'Gift Card', 'SEO Description', 'Status', 'Cost per item'],
] as const;
export type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

/** An export of products as Shopify writes it. */
export function exportOf(rows: readonly Row[]): string {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name] ?? ''))];
  return lines
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`)
    .join('');
}

/** A complete product with one variant. */
export function single(handle: string, row: Row = {}): Row {
  return {
    Handle: handle,
    Title: `The ${handle}`,
    'Body (HTML)': `<p>All about ${handle}.</p><p>It is <strong>good</strong>.</p>`,
    Vendor: 'Maud Ferris',
    Type: 'Mugs',
    Tags: 'new, jam',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '12.50',
    'Variant Requires Shipping': 'true',
    'Gift Card': 'false',
    Status: 'active',
    ...row,
  };
}

/**
 * A product of two options with three of their four combinations, and a row with only a picture: four rows.
 */
export function apron(handle: string): Row[] {
  const variant = (size: string, colour: string, price: string): Row => ({
    Handle: handle,
    'Option1 Value': size,
    'Option2 Value': colour,
    'Variant SKU': `${handle}-${size}-${colour}`,
    'Variant Grams': '300',
    'Variant Price': price,
    'Variant Requires Shipping': 'true',
  });
  return [
    {
      ...single(handle),
      ...variant('S', 'Blue', '48.00'),
      'Option1 Name': 'Size',
      'Option2 Name': 'Colour',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '7',
      'Variant Inventory Policy': 'deny',
    },
    variant('L', 'Blue', '48.00'),
    variant('L', 'Red', '51.00'),
    { Handle: handle, 'Image Src': `https://cdn.example/files/${handle}.jpg?v=1`, 'Image Position': '1' },
  ];
}
