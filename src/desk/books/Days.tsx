import type { ReactNode } from 'react';
import type { Books } from '#src/contracts/desk/books.ts';
import * as words from '#src/words/en/desk/books.ts';
import { moneyText } from '../parts/money-text.ts';
import { Rows } from './Rows.tsx';

const FIGURES = [
  [words.goods, 'goods', 1],
  [words.giftCardsSold, 'giftCardsSold', 1],
  [words.shipping, 'shipping', 1],
  [words.taxOnTop, 'taxOnTop', 1],
  [words.discount, 'discount', -1],
  [words.total, 'total', 1],
  [words.giftCardsSpent, 'giftCardsSpent', 1],
  [words.refunded, 'refunded', -1],
  [words.toGiftCards, 'refundedToGiftCards', -1],
] as const;

/** Sales and refunds by day and region. Figures that are 0 on all days are left out. */
export function Days({ days, children }: { days: Books['days']; children: ReactNode }) {
  const figures = FIGURES.filter(([, name]) => days.some((row) => row[name] !== 0));
  return (
    <Rows
      title={words.days}
      none={words.nothing}
      heads={[words.day, words.region, words.orders, ...figures.map(([head]) => head)]}
      texts={2}
      rows={days.map((row) => [
        row.day,
        row.region,
        row.orders,
        ...figures.map(([, name, sign]) => moneyText(sign * row[name], row.currency)),
      ])}
    >
      {children}
    </Rows>
  );
}
