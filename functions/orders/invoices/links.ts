import type { Invoice } from '#src/core/invoices/invoice.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/invoices.ts';
import { fill } from '#src/words/fill.ts';

/** A link to an invoice, on the page of its order and in mails. */
type InvoiceLink = { label: string; href: string };

/** The link to an invoice. `orderLink` is the address of its order's page, with the secret of the link. */
export function linkOf({ kind, number }: Pick<Invoice, 'kind' | 'number'>, orderLink: string): InvoiceLink {
  const [start = '', query = ''] = orderLink.split('?');
  const search = new URLSearchParams(query);
  search.set('number', number);
  return {
    label: fill(words.named, { title: words.title[kind], number }),
    href: `${start.slice(0, -paths.order.length)}${paths.invoice}?${search}`,
  };
}
