import type { DeskOrder, OrderLineAnswer } from '#src/contracts/desk/order-answers.ts';
import * as words from '#src/words/en/desk/orders.ts';
import * as sumWords from '#src/words/en/sums.ts';
import { fill } from '#src/words/fill.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { moneyText } from '../parts/money-text.ts';

/** The order's items and sums. */
export function OrderLines({ order: { lines, sums, currency, couponCode } }: { order: DeskOrder }) {
  const totals: [name: string, amount: number][] = [
    [sumWords.subtotal, sums.subtotal],
    ...(sums.discount > 0
      ? [
          [
            couponCode ? fill(sumWords.discountByCode, { code: couponCode }) : sumWords.discount,
            -sums.discount,
          ] as [string, number],
        ]
      : []),
    [sumWords.delivery, sums.shipping],
    ...(sums.tax !== null && !sums.isTaxIncluded ? [[words.taxAdded, sums.tax] as [string, number]] : []),
  ];
  return (
    <section className="sect bought flat">
      <header>
        <h2>{words.items}</h2>
      </header>
      <table className="grid stack">
        <caption className="vh">{words.items}</caption>
        <thead>
          <tr>
            <th scope="col">{words.sku}</th>
            <th scope="col">{words.item}</th>
            <th scope="col" className="num">
              {words.quantity}
            </th>
            <th scope="col">{words.sent}</th>
            <th scope="col" className="num">
              {sumWords.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.number} line={line} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          {totals.map(([name, amount]) => (
            <Total key={name} name={name} amount={moneyText(amount, currency)} />
          ))}
          <Total name={sumWords.total} amount={moneyText(sums.total, currency)} isTotal />
          {sums.tax !== null && sums.isTaxIncluded && (
            <Total name={words.taxIncluded} amount={moneyText(sums.tax, currency)} />
          )}
          {sums.giftCard > 0 && <Total name={words.paidByCard} amount={moneyText(sums.giftCard, currency)} />}
          {sums.refunded > 0 && (
            <>
              <Total name={words.refundedSum} amount={moneyText(-sums.refunded, currency)} />
              <Total name={words.net} amount={moneyText(sums.total - sums.refunded, currency)} isTotal />
            </>
          )}
        </tfoot>
      </table>
    </section>
  );
}

function Line({ line, currency }: { line: OrderLineAnswer; currency: string }) {
  const { sku, name, formatName, quantity, parcels, unitAmount, discount, refunded, customization } = line;
  return (
    <tr>
      <td className="soft nowrap">{sku}</td>
      <td>
        <span className="strong">{name}</span> <span className="soft">{formatName}</span>
        {refunded > 0 && (
          <span className="tag">{fill(words.refundedPart, { amount: moneyText(refunded, currency) })}</span>
        )}
        {line.parts.length > 0 && <span className="soft small block">{line.parts.join(', ')}</span>}
        {customization && (
          <span className="block">
            <span className="words">{customization}</span> <CopyButton text={customization} />
          </span>
        )}
        {line.production && <span className="soft small block">{line.production}</span>}
      </td>
      <td className="num">{quantity}</td>
      <td className="nowrap">
        {parcels ? fill(words.sentOf, { sent: parcels.sent, owed: parcels.owed }) : words.byMail}
      </td>
      <td className="num">{moneyText(unitAmount * quantity - discount, currency)}</td>
    </tr>
  );
}

function Total({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'total' : ''}>
      <th scope="row" colSpan={4}>
        {name}
      </th>
      <td className="num">{amount}</td>
    </tr>
  );
}
