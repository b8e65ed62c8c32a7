import pg from 'pg';

/**
 * Fills a store's database with paid orders of the last year and all of their records, by a few statements:
 * two lines and an attempt each, finished outbox rows, and commissions, pledges, downloads and holds for some
 * of them. Adds unpaid attempts: `orders` of them overdue for the nightly job, and half as many still open
 * although they have expired.
 */
export async function fillOrders(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements(orders)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}

const moment = (n: string) =>
  `date_trunc('milliseconds', now()) - interval '2 hours' - (${n} * interval '5 minutes')`;
const ATTEMPT_COLUMNS = `id, key, fingerprint, state, region, currency, subtotal, discount, shipping, total, lines,
  session_request, session_id, expires_at, created_at`;
const attempts = (prefix: string, state: string, count: number, created: string) => `
  insert into checkout_attempt (${ATTEMPT_COLUMNS})
  select '${prefix}' || n, 'key-${prefix}' || n, md5(n::text), '${state}', 'GB', 'GBP', 3000, 0, 300, 3300,
    '[{"productId":"a-slow-loaf","formatId":"hardback","name":"A slow loaf","formatName":"Hardback","quantity":2,"unitAmount":1500}]',
    '{"mode":"payment"}', 'cs_${prefix}' || n, ${created} + interval '1 hour', ${created}
  from generate_series(1, ${count}) n`;

function statements(orders: number): string[] {
  const all = `from generate_series(1, ${orders}) n`;
  return [
    attempts('F-', 'paid', orders, moment('n')),
    attempts('X-', 'expired', orders, `now() - interval '4 months' - n * interval '1 minute'`),
    attempts('O-', 'open', orders / 2, `now() - interval '1 day' - n * interval '10 seconds'`),
    `insert into "order" (id, session_id, payment_id, held_reason, fulfilled_at, refunded, region, currency, subtotal, discount,
      shipping, total, tax, shipping_email, shipping_name, shipping_address, pieces, pieces_sent, created_at)
      select 'F-' || n, 'cs_F-' || n, 'pi_' || n, case when n % 100 = 0 then 'paid 1 instead of 2' end,
        case when n > 500 then ${moment('n')} end, case when n % 50 = 1 then 3300 else 0 end,
        (array['GB', 'EU', 'US', 'CA', 'LATAM', 'GO'])[1 + n % 6], 'GBP', 3000, 0, 300, 3300, 0, 'buyer' || n || '@example.com',
        (array['Ana', 'Ben', 'Zoë', 'Kofi', 'Inês'])[1 + n % 5] || ' Roe' || n % 997,
        jsonb_build_object('line1', n || ' Mill Lane', 'postal_code', 'EH' || n % 90 || ' ' || n % 9 || 'QX', 'country', 'GB'),
        2, case when n > 500 then 2 else 0 end, ${moment('n')} ${all}`,
    `insert into order_line (order_id, position, product_id, format_id, name, format_name, sku, is_shipped, quantity, unit_amount)
      select 'F-' || n, position, 'a-slow-loaf', 'hardback', 'A slow loaf', 'Hardback', 'SL-' || n % 300, true, 1, 1500 ${all}, generate_series(0, 1) position`,
    `insert into refund (id, order_id, amount, state, created_at)
      select 're_' || n, 'F-' || n, 3300, 'succeeded', ${moment('n')} ${all} where n % 50 = 1`,
    `insert into outbox (key, kind, payload, status, due_at, created_at, done_at)
      select kind || ':F-' || n, kind, '{}', 'done', ${moment('n')}, ${moment('n')}, ${moment('n')}
      ${all}, unnest(array['order-confirmation', 'order-notice']) kind`,
    `insert into commission (order_id, position, code, source, currency, goods, rate, amount, due_at, created_at)
      select 'F-' || n, 0, 'code-' || n % 40, 'a creator', 'GBP', 1500, 1000, 150, ${moment('n')}, ${moment('n')} ${all} where n % 4 = 0`,
    `insert into pledge (order_id, position, funding_id, reward_id, amount, currency, goal_amount, status, created_at)
      select 'F-' || n, 0, 'funding-' || n % 8, 'reward-' || n % 5, 1500, 'GBP', 1500, 'counted', ${moment('n')} ${all} where n % 5 = 0`,
    `insert into download_grant (order_id, position, file, product_id, format_id, token_hash, downloads_allowed, downloads_left,
      expires_at, created_at)
      select 'F-' || n, 1, 'book.epub', 'a-slow-loaf', 'ebook', md5(n::text), 10, 10, ${moment('n')}, ${moment('n')} ${all} where n % 3 = 0`,
    `insert into allotment (key, taken) select 'reward:funding-' || f || '/reward-' || r, ${orders / 40}
      from generate_series(0, 7) f, generate_series(0, 4) r`,
    `insert into allotment_hold (key, attempt_id, quantity, until, order_id)
      select 'reward:funding-' || n % 8 || '/reward-' || n % 5, 'F-' || n, 1, ${moment('n')}, 'F-' || n ${all} where n % 5 = 0`,
    `insert into watermark (name, reached) values ('sessions', now())`,
  ];
}
