import type { AddressAnswer, DeskOrder } from '#src/contracts/desk/order-answers.ts';
import * as words from '#src/words/en/desk/orders.ts';
import { fill } from '#src/words/fill.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { dateTimeText } from '../parts/date-text.ts';

/** Beside an order's items: its shipping address, buyer, payment and mails. */
export function OrderSide({
  order: { address, buyer, delivery, gift, payment, mails },
}: {
  order: DeskOrder;
}) {
  const lines = address ? addressLines(address) : [];
  return (
    <>
      <section className="sect flat">
        <header>
          <h2>{words.address}</h2>
          {lines.length > 0 && <CopyButton text={lines.join('\n')} label={words.copyAddress} />}
        </header>
        {lines.length > 0 ? (
          <address className="address lines">{lines.join('\n')}</address>
        ) : (
          <p className="note-line soft">{words.noAddress}</p>
        )}
        <p className="note-line lines">
          {[buyer.email, buyer.phone].filter(Boolean).join('\n')}
          {delivery && (
            <span className="soft block">
              {delivery.isCollected ? fill(words.collected, { name: delivery.name }) : delivery.name}
            </span>
          )}
        </p>
        {gift && (
          <div className="note-line note">
            <p className="label">
              {fill(words.giftTo, {
                name: gift.name ?? words.unnamed,
                from: gift.from ?? buyer.name ?? words.unnamed,
              })}
            </p>
            {gift.note && <p className="words lines">{gift.note}</p>}
          </div>
        )}
      </section>
      <section className="sect">
        <header>
          <h2>{words.payment}</h2>
        </header>
        <p className="note-line">
          {payment ? (
            <a className="link" href={payment.url} rel="noreferrer">
              {words.atProvider}
            </a>
          ) : (
            words.byGiftCard
          )}
          {payment?.isTest && <span className="tag">{words.testPayment}</span>}
        </p>
      </section>
      <section className="sect">
        <header>
          <h2>{words.mails}</h2>
        </header>
        <ul className="pairs">
          {mails.map(({ kind, status, at }) => (
            <li key={`${kind} ${at}`}>
              {kind.replaceAll('-', ' ')}{' '}
              <span className={status === 'given-up' ? 'due' : 'soft'}>
                {words.mailStatus[status]}, {dateTimeText(at)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function addressLines({ name, line1, line2, postcode, city, state, country }: AddressAnswer): string[] {
  const place = [postcode, city, state].filter(Boolean).join(' ');
  return [name, line1, line2, place, country].filter((line): line is string => Boolean(line));
}
