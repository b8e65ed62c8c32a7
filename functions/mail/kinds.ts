import type { BuildNews } from './templates/build-news.ts';
import type { CreatorNews } from './templates/creator-news.ts';
import type { DashboardRefund } from './templates/dashboard-refund.ts';
import type { Invited, SignedIn } from './templates/desk.ts';
import type { DispatchDetails } from './templates/dispatch.ts';
import type { DisputeNews } from './templates/dispute.ts';
import type { LowStock } from './templates/low-stock.ts';
import type { MailFile } from './templates/order.ts';
import type { Refund, UnpaidOrder } from './templates/payments.ts';
import type { ReturnedRefund } from './templates/returned-refund.ts';
import type { WeeklyReport } from './templates/weekly-report.ts';

/** The payload of each kind of mail in the outbox. */
export type MailPayloads = {
  'order-confirmation': { orderId: string };
  'order-notice': { orderId: string };
  'order-link': { orderId: string };
  'payment-pending': { to: string; order: UnpaidOrder };
  'payment-failed': { to: string; order: UnpaidOrder };
  /** `refundId` is missing in rows of earlier releases. */
  refund: { orderId: string; refundId?: string; refund: Refund };
  dispatch: { orderId: string; dispatch: DispatchDetails };
  'address-changed': { orderId: string; to: string };
  'gift-cards': { orderId: string };
  /** `position`: of the line whose own recipient gets it, instead of the order's. */
  gift: { orderId: string; position?: number | undefined };
  downloads: { orderId: string; files?: MailFile[]; expiresAt?: string };
  /**
   * `back`: how much of a pledge is refunded, in minor units; null for a basket, which is refunded in part.
   */
  'funding-result': {
    orderId: string;
    fundingId: string;
    outcome: 'succeeded' | 'failed';
    back: number | null;
  };
  'funding-update': { orderId: string; updateId: string };
  'funding-survey': { orderId: string; fundingId: string; isReminder: boolean };
  'form-acknowledgement': { messageId: string };
  'withdrawal-confirmation': { messageId: string };
  'form-notice': { messageId: string };
  'message-answer': { lineId: number };
  'stock-notice': { noticeId: string };
  'news-confirmation': { requestId: string };
  'news-welcome': { linkId: string };
  'review-invitation': { orderId: string };
  'dashboard-refund': DashboardRefund;
  'returned-refund': ReturnedRefund;
  'fraud-warning': { orderId: string };
  dispute: DisputeNews;
  'build-news': BuildNews;
  'low-stock': LowStock;
  /** `memberId`: of the desk. */
  'creator-news':
    | { memberId: string; news: CreatorNews }
    | { code: string; email: string; news: CreatorNews };
  /** `memberId`: of an owner. */
  'weekly-report': { memberId: string; report: WeeklyReport };
  /** `random`: what the token of the link is made from. */
  'desk-sign-in': { to: string; random: string };
  'desk-signed-in': { to: string } & SignedIn;
  'desk-invitation': { to: string } & Invited;
};
export type MailKind = keyof MailPayloads;
