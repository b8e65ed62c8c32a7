import type { Invoice } from '#src/core/invoices/invoice.ts';
import { formatMoney } from '#src/core/money.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { pageLanguage, regionOf } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/invoices.ts';
import { fill } from '#src/words/fill.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceStyles } from './InvoiceStyles.tsx';
import { Party } from './Party.tsx';

type Props = {
  invoice: Invoice;
  /** The page of its order. Missing in the file that goes with a mail. */
  orderUrl?: string | undefined;
};

/**
 * An invoice or credit note as a document of its own: a sheet of A4 to print,
 * which needs no other file and no script.
 */
export function InvoicePage({ invoice, orderUrl }: Props) {
  const { kind, number, issuedAt, content } = invoice;
  const { region, currency, corrects, seller } = content;
  const title = words.title[kind];
  const vat = content.isTaxInside ? words.vatNumber : words.taxNumber;
  const money = (amount: number) => {
    const shown = formatMoney({ amount: Math.abs(amount), currency }, regionOf(region).locale);
    // A credit note takes its amounts off.
    return (kind === 'credit-note' ? amount > 0 : amount < 0) ? `−${shown}` : shown;
  };
  const facts = [
    [words.number, number],
    [words.issued, dayIn(region, issuedAt)],
    [words.paid, dayIn(region, content.paidOn)],
    [words.order, content.orderId],
    ...(corrects
      ? [[kind === 'cancellation' ? words.correctsCreditNote : words.correctsInvoice, corrects]]
      : []),
  ] as const;
  return (
    <html lang={pageLanguage(region)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{fill(words.named, { title, number })}</title>
        <InvoiceStyles />
      </head>
      <body>
        {orderUrl && (
          <nav>
            <a href={orderUrl}>{words.backToOrder}</a> <span>{words.print}</span>
          </nav>
        )}
        <main>
          <h1>{title}</h1>
          <dl>
            {facts.map(([name = '', value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="parties">
            <Party
              title={words.seller}
              lines={[seller.name, ...seller.address, seller.registration]}
              taxNumber={seller.taxNumber && fill(vat, { number: seller.taxNumber })}
            />
            <Party title={words.buyer} {...buyerOf(invoice, vat)} />
          </div>
          <InvoiceLines content={content} money={money} />
          {notesOf(invoice).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </main>
      </body>
    </html>
  );
}

function buyerOf({ buyer }: Invoice, vat: string): Omit<Parameters<typeof Party>[0], 'title'> {
  if (!buyer) return { lines: [words.buyerDeleted] };
  const { businessName, name, address, taxNumber } = buyer;
  const names = [businessName, name === businessName ? undefined : name].filter(Boolean);
  return {
    lines: [...(names.length > 0 ? names : [words.noBuyer]), ...address],
    taxNumber: taxNumber && fill(vat, { number: taxNumber }),
  };
}

function notesOf({ kind, content: { lines, tax, isTaxInside } }: Invoice): string[] {
  const state = { invoice: words.isPaid, 'credit-note': words.refunded, cancellation: words.notRefunded }[
    kind
  ];
  return [
    state,
    ...(tax === null ? [words.taxUnknown] : []),
    ...(kind === 'invoice' && isTaxInside && tax !== null ? [words.netOfUnit] : []),
    ...(isTaxInside && lines.some(({ isOutside }) => isOutside) ? [words.voucher] : []),
  ];
}
