import { formatMoney } from '#src/core/money.ts';
import type { PaidLine, PaidOrder } from '#src/core/orders/paid-order.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import * as words from '#src/words/en/orders.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';

/** The bought gift cards with their codes, or where to find them. */
export function YourGiftCards({ order }: { order: PaidOrder }) {
  const { lines, giftCards = [], currency, region } = order;
  const { locale, inSentence } = regionOf(region);
  const bought = lines.filter(({ isGiftCard }) => isGiftCard);
  if (bought.length === 0) return null;
  const given = bought.filter((line) => (line.gift ?? order.gift)?.isMailed).length;
  const isMixed = given > 0 && given < bought.length;
  if (giftCards.length === 0)
    return (
      <>
        <h2>{fillCount(words.giftCards, 1)}</h2>
        <p>{isMixed ? words.codesGo : given > 0 ? fillCount(words.codeGoes, given) : words.codeMailed}</p>
      </>
    );
  return (
    <>
      <h2>{fillCount(words.giftCards, giftCards.length)}</h2>
      <ul className="thanks-next">
        {giftCards.map(({ code, value, position }) => (
          <li key={code}>
            <strong>{code}</strong>,{' '}
            {[formatMoney({ amount: value, currency }, locale), recipientOf(lines[position])]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
      <p className="note">
        {fill(words.codeIsMoney, { place: inSentence })}{' '}
        {isMixed ? words.codesGo : given > 0 ? fillCount(words.codeGoesToo, given) : words.codeMailedToo}{' '}
        <a href={paths.giftCards}>{words.howGiftCardsWork}</a>
      </p>
    </>
  );
}

function recipientOf(line: PaidLine | undefined): string {
  return line?.gift?.name ? fill(words.codeFor, { name: line.gift.name }) : '';
}
