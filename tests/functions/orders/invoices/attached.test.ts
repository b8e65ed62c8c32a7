import { expect, test } from 'vitest';
import { withPostgres } from '#tests/functions/helpers/databases.ts';
import { mailTo, sendMails } from '#tests/functions/helpers/mails.ts';
import { openStore } from '#tests/functions/helpers/store.ts';
import { buy, issuedOf } from './buying.ts';

withPostgres('attached invoices, on', (database) => {
  test('the mails about an order and its refund carry the documents, with a name of their prefix', async () => {
    const store = await openStore({
      database: database(),
      change: ({ settings }) => {
        Object.assign(settings[0]!.data.invoices, { isAttached: true, prefix: 'FD/27-' });
      },
    });
    try {
      const { email, order, sessionId } = await buy(store);
      await sendMails(store);
      store.provider.actions.refund(sessionId, {});
      await store.provider.webhooks.idle();
      await sendMails(store);
      const [invoice, note] = await issuedOf(store, order.id);
      expect([invoice!.number, note!.number]).toEqual(['FD/27-000001', 'FD-C-000001']);
      const filesOf = (subject: string) =>
        mailTo(store, email, subject).attachments.map(({ name, type }) => ({ name, type }));
      expect(filesOf(`Your order ${order.id}`)).toEqual([{ name: 'FD-27-000001.html', type: 'text/html' }]);
      expect(filesOf('Your refund')).toEqual([{ name: 'FD-C-000001.html', type: 'text/html' }]);
    } finally {
      await store.close();
    }
  });
});
