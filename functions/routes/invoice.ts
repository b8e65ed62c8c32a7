import { createHash } from 'node:crypto';
import { INVOICE_NUMBER } from '#src/core/invoices/invoice.ts';
import { INVOICE_STYLES } from '#src/features/invoices/InvoiceStyles.tsx';
import { storeNow } from '#src/lib/clock.ts';
import { paths } from '#src/lib/paths.ts';
import { documentHeaders, privateHeaders } from '#src/security/headers.ts';
import { database } from '../db/open.ts';
import { findInvoice } from '../orders/invoices/read-invoices.ts';
import { renderInvoice } from '../orders/invoices/render-invoice.ts';
import { orderOfLink } from '../orders/links/links.ts';
import { handle, routes } from '../platform/app.ts';
import { seeOther } from '../platform/http.ts';

const STYLE = `'sha256-${createHash('sha256').update(INVOICE_STYLES).digest('base64')}'`;
/** Nothing but its own style sheet. */
const POLICY = `default-src 'none'; style-src ${STYLE}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * `GET /order/invoice?link=…&number=…`: an invoice or credit note to print, by the link of its order; without
 * a number the invoice. Leads to the order's page if the order has none with that number, and if the link is
 * invalid: that page says what there is. Never cached.
 */
export const invoiceRoutes = routes().get(
  paths.invoice,
  handle(async (request) => {
    const { searchParams } = new URL(request.url);
    const link = searchParams.get('link') ?? '';
    const orderId = await orderOfLink(database(), link, storeNow());
    const number = searchParams.get('number');
    const isNumber = number === null || INVOICE_NUMBER.test(number);
    const found = orderId && isNumber && (await findInvoice(database(), orderId, number));
    const orderPage = `${paths.order}?link=${encodeURIComponent(link)}`;
    if (!found) return seeOther(orderPage);
    return new Response(renderInvoice(found, orderPage), {
      headers: {
        ...documentHeaders(POLICY),
        ...privateHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    });
  }),
);
