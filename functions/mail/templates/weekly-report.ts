import type { CurrencyCode } from '#src/core/currencies.ts';
import { dayAndMonth } from '#src/core/dates.ts';
import { formatMoney, sum } from '#src/core/money.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import * as words from '#src/words/en/mails/weekly-report.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { type Block, button, facts, heading, type MailDocument, sentence, text } from '../layout/document.ts';

/** What a region sold and refunded in a week. Amounts in minor units; `total` is before refunds. */
type Figures = { orders: number; total: number; refunded: number };
export type RegionReport = { region: RegionCode; currency: CurrencyCode; week: Figures; before: Figures };

/** A week of the shop. `from` and `to` are its Monday and Sunday, as `2026-11-23`, in the time zone. */
export type WeeklyReport = {
  from: string;
  to: string;
  timeZone: string;
  regions: RegionReport[];
  best: { name: string; pieces: number }[];
  /** How many of each kind wait. */
  waiting: Partial<Record<keyof typeof words.kinds, number>>;
};

/**
 * To an owner: the orders, sales and refunds of a week beside the week before, and what waits.
 * @param region whose way of writing dates and amounts is used
 */
export function weeklyReport(
  report: WeeklyReport,
  deskUrl: string,
  shopName: string,
  region: RegionCode,
): MailDocument {
  const { regions, best } = report;
  const { locale } = regionOf(region);
  const orders = sum(regions.map(({ week }) => week.orders));
  const days = fill(words.days, { from: dayAndMonth(locale, report.from), to: dayIn(region, report.to) });
  return {
    subject: fillCount(words.subject, orders),
    title: fillCount(words.title, orders, { days }),
    preview: words.preview,
    region,
    reason: fill(words.reason, { shop: shopName }),
    blocks: [
      text(fill(words.opening, { zone: report.timeZone })),
      ...regions.flatMap((one) => regionBlocks(one, locale)),
      ...(regions.length === 0 ? [text(words.nothingSold)] : []),
      ...(best.length === 0
        ? []
        : [
            heading(words.best),
            facts(...best.map(({ name, pieces }) => [name, fillCount(words.pieces, pieces)] as const)),
          ]),
      heading(words.waits),
      waitingBlock(report.waiting),
      button(words.open, `${deskUrl}/today`),
      text(...sentence(words.turnOff, { account: { label: words.account, href: `${deskUrl}/account` } })),
    ],
  };
}

function regionBlocks({ region, currency, week, before }: RegionReport, locale: string): Block[] {
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const row = (name: string, now: string, then: string) =>
    [name, fill(words.compared, { now, before: then })] as const;
  return [
    heading(fill(words.region, { region: regionOf(region).fullName, currency })),
    facts(
      row(words.orders, String(week.orders), String(before.orders)),
      row(words.sold, money(week.total), money(before.total)),
      row(words.refunded, money(week.refunded), money(before.refunded)),
    ),
  ];
}

function waitingBlock(waiting: WeeklyReport['waiting']): Block {
  const kinds = Object.keys(words.kinds) as (keyof typeof words.kinds)[];
  const rows = kinds.flatMap((kind) => {
    const count = waiting[kind] ?? 0;
    return count > 0 ? [[words.kinds[kind], String(count)] as const] : [];
  });
  return rows.length > 0 ? facts(...rows) : text(words.nothingWaits);
}
