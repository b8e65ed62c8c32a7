import type { InvoiceContent, InvoiceGroup, InvoiceLine } from '#src/core/invoices/invoice.ts';
import { rateText } from '#src/core/tax/tax-words.ts';
import * as words from '#src/words/en/invoices.ts';
import { fill } from '#src/words/fill.ts';

type Props = {
  content: InvoiceContent;
  /** Formats an amount in minor units. */
  money: (amount: number) => string;
};

type Column = { name: string; cell: (line: InvoiceLine) => string };

/** The lines of an invoice, the sums of each rate, and the total. */
export function InvoiceLines({ content, money }: Props) {
  const { lines, groups, currency, total, isTaxInside, net, tax, giftCardAmount } = content;
  const isTaxed = isTaxInside ? tax !== null : (tax ?? 0) > 0;
  const [taxWord, rateWord] = isTaxInside ? [words.vat, words.rate] : [words.tax, words.taxRate];
  const columns = columnsOf(lines, { isTaxed, taxWord, rateWord, money });
  return (
    <>
      <table className="lines">
        <Head names={columns.map(({ name }) => name)} />
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be on two lines, and they never move
            <tr key={at}>
              {columns.map(({ name, cell }) => (
                <td key={name} data-name={name}>
                  {cell(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isTaxed && groups.length > 0 && (
        <table className="rates">
          <caption>{isTaxInside ? words.byRate : words.tax}</caption>
          <Head names={[rateWord, words.net, taxWord, words.gross]} />
          <tbody>
            {groups.map((group) => (
              <tr key={`${group.rate} ${group.isOutside}`}>
                <th scope="row">{rateOf(group, true)}</th>
                <td>{money(group.net)}</td>
                <td>{group.isOutside ? '' : money(group.tax)}</td>
                <td>{money(group.net + group.tax)}</td>
              </tr>
            ))}
            <tr className="all">
              <th scope="row">{words.total}</th>
              <td>{money(net ?? 0)}</td>
              <td>{money(tax ?? 0)}</td>
              <td>{money(total)}</td>
            </tr>
          </tbody>
        </table>
      )}
      <p className="total">
        <span>{fill(words.totalInvoice, { currency })}</span> <strong>{money(total)}</strong>
      </p>
      {giftCardAmount !== undefined && <p>{fill(words.byGiftCard, { amount: money(giftCardAmount) })}</p>}
    </>
  );
}

function Head({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Shown = { isTaxed: boolean; taxWord: string; rateWord: string; money: (amount: number) => string };

function columnsOf(lines: readonly InvoiceLine[], { isTaxed, taxWord, rateWord, money }: Shown): Column[] {
  const has = (field: 'quantity' | 'discountNet') => lines.some((line) => line[field] !== undefined);
  const amount = (value: number | undefined) => (value === undefined ? '' : money(value));
  const column = (name: string, cell: Column['cell'], isShown = true) => (isShown ? [{ name, cell }] : []);
  return [
    ...column(words.description, ({ description }) => description),
    ...column(words.quantity, ({ quantity }) => String(quantity ?? ''), has('quantity')),
    ...column(words.unitPrice, ({ unitNet }) => amount(unitNet), has('quantity')),
    ...column(words.discount, ({ discountNet }) => amount(discountNet && -discountNet), has('discountNet')),
    ...column(isTaxed ? words.net : words.gross, ({ net }) => money(net)),
    ...column(rateWord, (line) => rateOf(line, false), isTaxed),
    ...column(taxWord, ({ tax, isOutside }) => (isOutside ? '' : amount(tax ?? undefined)), isTaxed),
    ...column(words.gross, ({ net, tax }) => money(net + (tax ?? 0)), isTaxed),
  ];
}

function rateOf({ rate, isOutside }: Pick<InvoiceGroup, 'rate' | 'isOutside'>, isLong: boolean): string {
  if (isOutside) return isLong ? words.outside : words.outsideShort;
  return rate === null ? words.otherRate : rateText(rate);
}
