import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Invoice } from '#src/core/invoices/invoice.ts';
import { InvoicePage } from '#src/features/invoices/InvoicePage.tsx';

/** An invoice as an HTML document. `orderUrl`: its order's page, for the page and not for a file. */
export function renderInvoice(invoice: Invoice, orderUrl?: string): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(InvoicePage, { invoice, orderUrl }))}`;
}
