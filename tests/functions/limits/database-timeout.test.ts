import pg from 'pg';
import { expect, test } from 'vitest';
import { withPostgres } from '../helpers/databases.ts';
import { openStore, SITE } from '../helpers/store.ts';

withPostgres('a count that is held up, on', (database) => {
  test('[L02] is given up after one second, and then no call is refused', { tags: ['long'] }, async () => {
    const store = await openStore({ database: database() });
    const holder = new pg.Client(database().url);
    await holder.connect();
    try {
      await holder.query('begin; lock table rate_limit in access exclusive mode');
      const begun = performance.now();
      const answer = await store.call(new Request(`${SITE}/api/coupons/store/FIRSTSUPPER`), {
        ip: '198.51.100.1',
      });
      const ms = performance.now() - begun;
      expect(answer.status).toBe(200);
      // There are two counts: the look-up, and the guess, which is undone. One query could take five seconds.
      expect(ms).toBeGreaterThan(1_900);
      expect(ms).toBeLessThan(4_500);
      expect(store.log.filter((line) => line.includes('"event":"limit_not_counted"'))).toHaveLength(2);
    } finally {
      await holder.query('rollback');
      await holder.end();
      await store.close();
    }
  });
});
