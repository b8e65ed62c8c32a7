/**
 * The minimum of a checkout: the bare server with the necessary calls. It writes a row as long as an
 * attempt's, opens a session by the same SDK with the same request, and saves its URL. No validation, no
 * prices, no comparison.
 */
import pg from 'pg';
import { connect } from '#functions/platform/stripe.ts';
import { listen, serveChild } from '../child.ts';

const { DATABASE_URL, STRIPE_SECRET_KEY, STRIPE_API_URL } = process.env as Record<string, string>;
const pool = new pg.Pool({ connectionString: DATABASE_URL!, max: 2 });
const client = await connect(STRIPE_SECRET_KEY!, STRIPE_API_URL);
const { rows } = await pool.query(`select session_request from checkout_attempt
  where coupon_request is null and customer_request is null order by created_at desc limit 1`);
const [{ session_request: request }] = rows;
await pool.query('create table if not exists floor (id text primary key, body jsonb, url text)');

serveChild(
  await listen(async (incoming, outgoing) => {
    const chunks = await incoming.toArray();
    JSON.parse(Buffer.concat(chunks).toString());
    const id = crypto.randomUUID();
    await pool.query({
      name: 'insert',
      text: 'insert into floor (id, body) values ($1, $2)',
      values: [id, JSON.stringify(request)],
    });
    const session = await client.checkout.sessions.create(request, { idempotencyKey: id });
    await pool.query({
      name: 'update',
      text: 'update floor set url = $2 where id = $1',
      values: [id, session.url],
    });
    outgoing
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ redirectUrl: session.url, checkoutSessionId: session.id }));
  }),
);
