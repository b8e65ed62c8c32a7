import type { Queries } from '../db/open.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MailPayloads } from './kinds.ts';
import { enqueueAll } from './outbox/enqueue.ts';
import { isKnown } from './outbox/outbox.ts';
import { priorityOf } from './policies.ts';
import type { BuildNews } from './templates/build-news.ts';
import type { DashboardRefund } from './templates/dashboard-refund.ts';
import type { DisputeNews } from './templates/dispute.ts';
import type { LowStock } from './templates/low-stock.ts';
import type { ReturnedRefund } from './templates/returned-refund.ts';
import type { WeeklyReport } from './templates/weekly-report.ts';

// The mails to the shop, to members of the desk and to creators. Those to buyers are in enqueue.ts.

/** To the shop: a refund was made in the Stripe Dashboard, for an order with bought gift cards. */
export function enqueueDashboardRefund(queries: Queries, refund: DashboardRefund, now: Date) {
  return enqueueMail(queries, 'dashboard-refund', refund.refundId, refund, now);
}

/** To the shop: the bank sent a refund back. */
export function enqueueReturnedRefund(queries: Queries, refund: ReturnedRefund, now: Date) {
  return enqueueMail(queries, 'returned-refund', refund.refundId, refund, now);
}

/** To the shop: an early fraud warning. One mail per order. */
export function enqueueFraudWarning(queries: Queries, orderId: string, now: Date) {
  return enqueueMail(queries, 'fraud-warning', orderId, { orderId }, now);
}

/**
 * To the shop: an inquiry or dispute was opened, appealed or decided. One mail per stage; a decision after an
 * appeal is another one.
 */
export async function enqueueDispute(queries: Queries, news: DisputeNews, now: Date): Promise<void> {
  const { disputeId, stage } = news;
  const isDecided = stage === 'won' || stage === 'lost';
  const isAppealed = isDecided && (await isKnown(queries, `dispute:${disputeId}:appeal`));
  await enqueueMail(queries, 'dispute', `${disputeId}:${stage}${isAppealed ? ':appealed' : ''}`, news, now);
}

/**
 * To the operator: news of a build of the site.
 * @param id one mail for each
 */
export function enqueueBuildNews(queries: Queries, id: string, news: BuildNews, now: Date) {
  return enqueueMail(queries, 'build-news', id, news, now);
}

/** To the shop: few of a variant are left. One mail each time it falls below its threshold. */
export function enqueueLowStock(queries: Queries, stock: LowStock, now: Date) {
  return enqueueMail(queries, 'low-stock', `${stock.sku}:${now.getTime()}`, stock, now);
}

/**
 * To a creator: a statement, their first sale, or a milestone of their funding. To the owner of a payout
 * code: a statement.
 * @param id one mail for each id and member or address
 */
export function enqueueCreatorNews(
  queries: Queries,
  id: string,
  payload: MailPayloads['creator-news'],
  now: Date,
) {
  const whom = 'memberId' in payload ? payload.memberId : payload.email;
  return enqueueMail(queries, 'creator-news', `${id}:${whom}`, payload, now);
}

/** To a member of the desk: the link to sign in that they asked for. */
export function enqueueDeskSignIn(queries: Queries, link: MailPayloads['desk-sign-in'], now: Date) {
  return enqueueMail(queries, 'desk-sign-in', link.random, link, now);
}

/** To a member of the desk: somebody signed in. */
export function enqueueDeskSignedIn(
  queries: Queries,
  id: string,
  news: MailPayloads['desk-signed-in'],
  now: Date,
) {
  return enqueueMail(queries, 'desk-signed-in', id, news, now);
}

/** To a new member of the desk. */
export function enqueueDeskInvitation(
  queries: Queries,
  id: string,
  invitation: MailPayloads['desk-invitation'],
  now: Date,
) {
  return enqueueMail(queries, 'desk-invitation', id, invitation, now);
}

/** The key of a report in the outbox. `monday`: of its week. */
export function weeklyReportKey(monday: string, memberId: string): string {
  return `weekly-report:${monday}:${memberId}`;
}

/**
 * To owners: the report of a week. One mail for each week and member, however often it is called.
 * @returns how many were new
 */
export function enqueueWeeklyReport(
  queries: Queries,
  memberIds: readonly string[],
  report: WeeklyReport,
  now: Date,
): Promise<number> {
  const mails = memberIds.map((memberId) => ({
    kind: 'weekly-report',
    key: weeklyReportKey(report.from, memberId),
    priority: priorityOf('weekly-report'),
    payload: { memberId, report } satisfies MailPayloads['weekly-report'],
  }));
  return enqueueAll(queries, mails, now);
}
