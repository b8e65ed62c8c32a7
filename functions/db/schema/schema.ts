/** All tables, for the client and the migrations. */

export * from './attempts.ts';
export * from './balance.ts';
export * from './build-failures.ts';
export * from './build-requests.ts';
export * from './captcha-tokens.ts';
export * from './desk.ts';
export * from './downloads.ts';
export * from './fundings.ts';
export * from './gift-cards.ts';
export * from './invoices.ts';
export * from './job-runs.ts';
export * from './messages.ts';
export * from './news-opt-ins.ts';
export * from './order-links.ts';
export * from './orders.ts';
export * from './outbox.ts';
export * from './payouts.ts';
export * from './production.ts';
export * from './provider.ts';
export * from './rate-limits.ts';
export * from './refunds-and-disputes.ts';
export * from './reservations.ts';
export * from './reviews.ts';
export * from './stock-notices.ts';
