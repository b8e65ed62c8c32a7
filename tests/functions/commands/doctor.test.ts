import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#functions/db/open.ts';
import { databaseCheck } from '#scripts/lib/doctor/database.ts';
import { withPostgres } from '../helpers/databases.ts';
import { insertOrder } from '../helpers/orders.ts';
import { BROKEN, LIVE_KEY } from './doctor-broken.ts';
import { examine, goodSetup, type Setup } from './doctor-setup.ts';
import { runHere } from './support.ts';

const SECRETS = ['hunter2', 'local-captcha-secret-key', 'what-links-are-signed', '5f0a9e7c-secret', LIVE_KEY];

withPostgres('npx found doctor, on', (database) => {
  let setup: Setup;
  beforeEach(async () => {
    setup = await goodSetup(database().url);
  });
  afterEach(async () => {
    await setup.db.query('delete from job_run');
    await setup.db.query("delete from drizzle.__drizzle_migrations where hash = 'x'");
    await setup.close();
  });

  test('says of a good setup that everything is ok, and exits with 0', async () => {
    const { code, lines, text } = await examine(setup.env);
    expect(lines.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(28);
    expect(lines.find(({ name }) => name === 'site build')!.says).toMatch(
      /^The site was built \d minutes? ago, from commit 9a8b7c6d5e\.$/,
    );
    expect(code).toBe(0);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    // Nothing was changed, sent or called.
    expect(setup.mail.inbox.list()).toEqual([]);
    expect(setup.provider.tables.refunds.size + setup.provider.tables.coupons.size).toBe(0);
    const deployed = await examine(setup.env, '--deploy');
    expect(deployed.code).toBe(0);
    expect(deployed.lines.map(({ name }) => name)).not.toContain('job outbox');
  });

  test.each(BROKEN)('$title: the line “$name” says so', { tags: ['long'] }, async (one) => {
    const { broken, settings, words = [], name, says, status = 'wrong' } = one;
    const migrations = await setup.db.query('select hash, created_at from drizzle.__drizzle_migrations');
    await broken(setup);
    const { code, lines, text } = await examine({ ...setup.env, ...settings?.(setup) }, ...words);
    const found = lines.filter((line) => line.name === name && line.status === status);
    expect(found.map((line) => line.says).join('\n'), text).toMatch(new RegExp(says.source, 'm'));
    for (const line of found) expect(line.todo, line.says).toMatch(/\S{3}/);
    expect(code).toBe(lines.some((line) => line.status === 'wrong') ? 1 : 3);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    await setup.db.query('delete from drizzle.__drizzle_migrations');
    for (const { hash, created_at } of migrations.rows)
      await setup.db.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        created_at,
      ]);
  });

  test('a mail server that refuses the login is named, without the password', async () => {
    const server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as { port: number };
    try {
      const SMTP_URL = `smtp://shop:hunter2@127.0.0.1:${port}`;
      const { code, lines, text } = await examine({ ...setup.env, SMTP_URL });
      expect(lines.find(({ name }) => name === 'mail')).toMatchObject({
        status: 'wrong',
        says: expect.stringContaining('refuses the login (EAUTH, 535)'),
      });
      expect(code).toBe(1);
      expect(text).not.toContain('hunter2');
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });

  test('an unknown line is exit code 3, and does not stop a deploy', async () => {
    setup.provider.faults.add({ operation: 'webhook_endpoints.list', kind: 'status', status: 403 });
    expect((await examine(setup.env)).code).toBe(3);
    expect((await examine(setup.env, '--deploy')).code).toBe(0);
  });

  test('a preview with test key and test database is published, also without a database', async () => {
    const preview = { ...setup.env, CONTEXT: 'deploy-preview' };
    expect((await examine(preview, '--deploy')).code).toBe(0);
    const alone = { ...preview, DATABASE_URL: '', SMTP_URL: '', STRIPE_SECRET_KEY: '' };
    expect((await examine(alone, '--deploy')).code).toBe(0);
  });

  test('a preview whose database does not answer is published: it shows its pages', async () => {
    const preview = {
      ...setup.env,
      CONTEXT: 'deploy-preview',
      DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:9/x',
    };
    const { code, lines } = await examine(preview, '--deploy');
    expect(code).toBe(0);
    expect(lines.find(({ name }) => name === 'database')).toMatchObject({ status: 'unknown' });
  });

  test('events that the shop does not need are named, and nothing is wrong', async () => {
    setup.endpoint.enabled_events.push('invoice.paid');
    const more = await examine(setup.env);
    expect(more.code).toBe(0);
    expect(more.lines.find(({ name }) => name === 'webhook events')!.todo).toBe('Remove: invoice.paid.');
    setup.endpoint.enabled_events = ['*'];
    const all = await examine(setup.env);
    expect(all.code).toBe(0);
    expect(all.lines.find(({ name }) => name === 'webhook events')!.todo).toContain('charge.refunded');
  });

  test('a live shop’s database has no test orders, and jobs may have run with the live key', async () => {
    const given = { DATABASE_URL: database().url, STRIPE_SECRET_KEY: LIVE_KEY };
    // Only the check of the database: the others would call Stripe.
    const payments = async () => {
      const lines = [await databaseCheck({ given, isDeploy: false }).run()].flat();
      return lines.find(({ name }) => name === 'database payments');
    };
    await setup.db.query('update job_run set is_live = true');
    expect(await payments()).toMatchObject({ status: 'ok' });
    const { db, close } = openDatabase(database().url);
    try {
      await insertOrder(db, { id: 'F-LIVE1', sessionId: 'cs_live_a1' });
      expect(await payments()).toMatchObject({ status: 'ok', says: 'Live orders only.' });
      await insertOrder(db, { id: 'F-TEST1', sessionId: 'cs_test_b2' });
      expect(await payments()).toMatchObject({ status: 'wrong', says: 'It has orders of test payments.' });
    } finally {
      await setup.db.query('truncate "order" cascade');
      await close();
    }
  });

  test('without --json it prints a table for people, with what to do and the counts', async () => {
    const { out } = await runHere('found', ['doctor'], { ...setup.env, BUILD_HOOK_URL: '' });
    expect(out).toMatch(/^ok {7}settings +\d+ settings are set, and they fit together\.$/m);
    expect(out).toMatch(/^unknown {2}build hook +BUILD_HOOK_URL is not set: .*\n {20,}Make a build hook/m);
    expect(out).toMatch(/\n\d+ ok, 0 wrong, 1 unknown\n$/);
  });
});
