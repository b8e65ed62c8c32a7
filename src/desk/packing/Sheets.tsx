import type { Sheet } from '#src/contracts/desk/packing.ts';
import * as words from '#src/words/en/desk/packing.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { dayText } from '../parts/date-text.ts';
import { pickRows } from './pick-rows.ts';

/** The pick list of several orders. */
export function PickList({ sheets }: { sheets: readonly Sheet[] }) {
  const rows = pickRows(sheets);
  const pieces = rows.reduce((sum, row) => sum + row.pieces, 0);
  return (
    <section>
      <h1>{fillCount(words.takeTitle, pieces)}</h1>
      <table className="grid tall">
        <caption className="vh">{words.pickList}</caption>
        <thead>
          <tr>
            <th scope="col">{words.shelf}</th>
            <th scope="col" className="num">
              {words.pieces}
            </th>
            <th scope="col">{words.thing}</th>
            <th scope="col">{words.sku}</th>
            <th scope="col">{words.forOrders}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{row.shelf ?? <span className="soft">{words.noShelf}</span>}</td>
              <td className="num strong">{row.pieces}</td>
              <td>{row.thing}</td>
              <td className="nowrap">{row.sku}</td>
              <td>{row.orders.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A slip for each parcel, on a page of its own, without prices. */
export function Slips({ sheets }: { sheets: readonly Sheet[] }) {
  return sheets.map(({ id, createdAt, address, phone, method, gift, lines }) => (
    <article key={id} className="slip">
      <h1>{fill(words.slipOrder, { order: id, day: dayText(createdAt) })}</h1>
      {address ? (
        <address className="address lines">
          {[
            address.name,
            address.line1,
            address.line2,
            [address.postcode, address.city, address.state].filter(Boolean).join(' '),
            address.country,
            phone,
          ]
            .filter(Boolean)
            .join('\n')}
        </address>
      ) : (
        <p className="due">{words.noAddress}</p>
      )}
      {method && <p className="soft">{method}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.position} className="note-line">
            <b>{line.left} ×</b> {line.name}, {line.formatName} <span className="soft">{line.sku}</span>
            {line.parts.map((part) => (
              <span key={part} className="soft block">
                {part}
              </span>
            ))}
            {line.customization && <span className="words block lines">{line.customization}</span>}
          </li>
        ))}
      </ul>
      {gift && (
        <div className="note-line note">
          {gift.name && <p>{fill(words.giftTo, { name: gift.name })}</p>}
          {gift.note && <p className="words lines">{gift.note}</p>}
          {gift.from && <p>{fill(words.giftFrom, { from: gift.from })}</p>}
        </div>
      )}
    </article>
  ));
}
