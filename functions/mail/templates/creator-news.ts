import type { CurrencyCode } from '#src/core/currencies.ts';
import { monthAndYear } from '#src/core/dates.ts';
import { formatMoney } from '#src/core/money.ts';
import { type Month, startOf } from '#src/core/payouts/months.ts';
import { payday } from '#src/core/payouts/payday.ts';
import { SMALLEST_PAYOUT } from '#src/core/payouts/smallest-payout.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/creator-news.ts';
import { fill } from '#src/words/fill.ts';
import { button, facts, type MailDocument, type Shop, text } from '../layout/document.ts';

/** Amounts in minor units. */
type StatementNews = {
  is: 'statement';
  month: Month;
  currency: CurrencyCode;
  opening: number;
  earned: number;
  paid: number;
  closing: number;
  due: number;
};
export type CreatorNews =
  | StatementNews
  | { is: 'first_sale'; name: string; soldIn: RegionCode }
  | {
      is: 'milestone';
      funding: string;
      path: string;
      percent: number;
      raised: number;
      goal: number;
      currency: CurrencyCode;
    };

/** To a creator who signs in at the desk, or to the owner of a payout code, who does not. */
export function creatorNews(
  news: CreatorNews,
  to: { deskUrl: string } | { code: string },
  shop: Shop,
  region: RegionCode,
): MailDocument {
  const isOfCode = 'code' in to;
  const reason = isOfCode
    ? fill(words.reasonOfCode, { shop: shop.name, code: to.code })
    : fill(words.reason, { shop: shop.name });
  const desk = isOfCode ? [] : [button(words.open, to.deskUrl)];
  const money = (amount: number, currency: CurrencyCode) =>
    (amount < 0 ? '−' : '') + formatMoney({ amount: Math.abs(amount), currency }, regionOf(region).locale);
  if (news.is === 'statement') {
    const month = monthAndYear(regionOf(region).language, startOf(news.month));
    const what = outcomeOf(news, (amount) => money(amount, news.currency), region);
    const { subject, title, list } = words.statement;
    const row = (name: 'opening' | 'earned' | 'paid' | 'closing') =>
      [words.statement[name], money(news[name], news.currency)] as const;
    return {
      subject: fill(subject, { month }),
      title: fill(title, { month }),
      preview: what,
      region,
      reason,
      blocks: [
        text(what),
        facts(row('opening'), row('earned'), row('paid'), row('closing')),
        text(isOfCode ? words.statement.listOfCode : list),
        ...desk,
      ],
    };
  }
  if (news.is === 'first_sale') {
    const { subject, title, opening, next } = words.firstSale;
    const first = fill(opening, { region: regionOf(news.soldIn).inSentence, name: news.name });
    const blocks = [text(first), text(next), ...desk];
    return { subject, title, preview: first, region, reason, blocks };
  }
  const { funding, percent, currency } = news;
  const raised = fill(words.milestone.raised, {
    raised: money(news.raised, currency),
    goal: money(news.goal, currency),
  });
  return {
    subject: fill(words.milestone.subject, { percent }),
    title: fill(words.milestone.title, { funding, percent }),
    preview: raised,
    region,
    reason,
    blocks: [text(raised), button(words.milestone.see, `${shop.url}${news.path}`), ...desk],
  };
}

function outcomeOf(
  { due, closing, month }: StatementNews,
  money: (amount: number) => string,
  region: RegionCode,
): string {
  const { due: paid, moved, owed, nothing } = words.statement;
  if (due > 0) return fill(paid, { due: money(due), day: dayIn(region, payday(month)) });
  if (closing > 0) return fill(moved, { smallest: money(SMALLEST_PAYOUT), balance: money(closing) });
  return closing < 0 ? fill(owed, { balance: money(closing) }) : nothing;
}
