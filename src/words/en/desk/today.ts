/** Today: open tasks, failures, and sales. */
export const nothingWaits = 'Nothing to do';
export const waits = { one: '{count} open task', other: '{count} open tasks' };
export const toPack = { one: '{count} order to pack', other: '{count} orders to pack' };
export const waitingTitle = 'To do';
export const kinds = {
  held: 'Orders on hold',
  messages: 'Messages to answer',
  reviews: 'Reviews to read',
  answers: 'Answers to reviews to read',
  production: 'Production jobs',
  unrecorded: 'Payments without an order',
  outbox: 'Failed mails',
};
export const why = {
  held: 'Look at the payment, then release or refund them.',
  messages: 'The sender gets the answer by mail.',
  reviews: 'Approve or reject them.',
  answers: 'A maker wrote them. Approve or reject them.',
  production: 'Hand them to the printer or maker.',
  unrecorded: 'npx found orders unmatched lists them.',
  outbox: 'npx found outbox list shows why; npx found outbox retry tries again.',
};
export const since = 'since {moment}';
export const jobFailed = 'The job {name} failed';
export const buildFailed = 'The last build failed';
/** `{time}` and `{zone}` are the shop's, as on the pages that say when an order arrives. */
export const countsToday = 'Orders before {time} ({zone}) count for today.';
export const countsLater = 'Orders placed now count for {day}.';
export const low = 'Low stock';
export const left = 'left';
export const moreLow = { one: '{count} more is low', other: '{count} more are low' };
export const revenue = 'Sold';
export const region = 'Region';
export const days = { 1: 'Today', 7: '7 days', 28: '28 days' };
export const before = 'before: {amount}';
export const revenueNote = 'Days in UTC, before refunds. Below each sum: the same number of days before.';
export const none = 'No sale in 56 days.';

export const salesTitle = 'Sales by day';
export const span = 'Period';
export const spans = { 30: '30 days', 90: '90 days' };
export const currency = 'Currency';
/** The titles of the charts are their main results. `{best}` is the sum of `{day}`. */
export const revenueFact = '{total} sold in {days} days, most on {day}: {best}';
export const ordersFact = {
  one: '{count} order in {days} days, on {day}',
  other: '{count} orders in {days} days, most on {day}: {best}',
};
export const noSales = 'No sale in {days} days.';
export const asTable = 'Show as a table';
export const day = 'Day';
export const all = 'All';
export const salesNote = 'Days in UTC, before refunds. Today is not over.';
