import type { RegionCode } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/low-stock.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { button, facts, type MailDocument, text } from '../layout/document.ts';

/** A variant below its low-stock threshold `lowBelow`. */
export type LowStock = { name: string; formatName: string; sku: string; left: number; lowBelow: number };

/** To the shop: a variant is low in stock. */
export function lowStockMail(
  { name, formatName, sku, left, lowBelow }: LowStock,
  deskUrl: string,
  region: RegionCode,
): MailDocument {
  const subject = fillCount(words.subject, left, { name });
  return {
    subject,
    preview: fill(words.preview, { lowBelow: String(lowBelow) }),
    title: subject,
    region,
    reason: words.reason,
    blocks: [
      text(fill(words.opening, { lowBelow: String(lowBelow) })),
      facts([words.thing, `${name}, ${formatName}`], [words.sku, sku], [words.left, String(left)]),
      button(words.see, `${deskUrl}/stock`),
    ],
  };
}
