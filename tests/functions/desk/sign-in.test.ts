import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEntry,
  deskPasskey,
  deskSession,
  deskUser,
  deskVerification,
} from '#functions/db/schema/desk.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { inviteMember, removeMember } from '#functions/desk/members/members.ts';
import { deleteOverdue } from '#functions/people/retention/retention.ts';
import { nth } from '#src/lib/nth.ts';
import { DATABASES, withDatabases } from '../helpers/databases.ts';
import { browserWith, cookiesOf, deskPost, mailedToken, newMember, signInAs } from '../helpers/desk.ts';
import { mailTo, sendMails } from '../helpers/mails.ts';
import { newPasskey } from '../helpers/passkey.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

withDatabases('signing in to the desk, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database() });
  });
  afterAll(() => store?.close());
  beforeEach(async () => {
    await store.db.delete(rateLimit);
    await store.db.delete(outbox);
    store.mail.inbox.empty();
  });

  describe('a mailed link', () => {
    test('signs in once, with a cookie for this host only, and sends a mail about it', async () => {
      const email = await newMember(store, 'packer');
      const token = await mailedToken(store, email);
      const response = await store.call(deskPost('sign-in', { token }));
      expect(response.status).toBe(200);
      const [cookie = ''] = response.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-desk=/);
      for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
      expect(cookie).not.toContain('Domain');
      await sendMails(store);
      expect(mailTo(store, email, 'You signed in').text).toContain('If that was not you');

      const again = await store.call(deskPost('sign-in', { token }));
      expect(again.status).toBe(403);
      expect(await again.json()).toMatchObject({
        error: { message: expect.stringContaining('used already') },
      });
      expect(again.headers.getSetCookie()).toEqual([]);
    });

    test('does not work 16 minutes later', async () => {
      const token = await mailedToken(store, await newMember(store, 'packer'));
      await store.db.update(deskVerification).set({ expiresAt: new Date(Date.now() - 60_000) });
      const response = await store.call(deskPost('sign-in', { token }));
      expect(response.status).toBe(403);
    });

    test('cannot be made from what the database keeps', async () => {
      const token = (await mailedToken(store, await newMember(store, 'packer'))) ?? '';
      const kept = JSON.stringify([
        await store.db.select().from(outbox),
        await store.db.select().from(deskVerification),
      ]);
      expect(token.length).toBeGreaterThan(60);
      expect(kept).not.toContain(token);
    });

    test('is mailed to members only, with the same answer for everybody', async () => {
      const email = await newMember(store, 'packer');
      const known = await store.call(deskPost('sign-in-link', { email }));
      const unknown = await store.call(deskPost('sign-in-link', { email: 'nobody@mail.example' }));
      expect(unknown.status).toBe(known.status);
      expect(await unknown.json()).toEqual(await known.json());
      expect(await mailedToken(store, 'nobody@mail.example')).toBeUndefined();
    });

    test('cannot be asked for by another site', async () => {
      const email = await newMember(store, 'packer');
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const response = await store.call(deskPost('sign-in-link', { email }, headers));
      expect(response.status).toBe(403);
    });

    test('is limited by connection', async () => {
      const statuses = [];
      for (let count = 0; count < 22; count += 1)
        statuses.push(
          (await store.call(deskPost('sign-in', { token: 'guess' }), { ip: '198.51.100.7' })).status,
        );
      expect(statuses.at(0)).toBe(403);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('a session', () => {
    test('ends after 12 hours without use', async () => {
      const packer = await signInAs(store, 'packer');
      expect((await packer.call('account.read', {})).status).toBe(200);
      const [user] = await store.db.select().from(deskUser).where(eq(deskUser.email, packer.email));
      const [session] = await store.db.select().from(deskSession).where(eq(deskSession.userId, user!.id));
      const hours = (session!.expiresAt.getTime() - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(11.9);
      expect(hours).toBeLessThanOrEqual(12);
      // Used an hour later, it lasts for 12 hours from then.
      const hour = 3_600_000;
      await store.db
        .update(deskSession)
        .set({ expiresAt: new Date(Date.now() + 11 * hour), updatedAt: new Date(Date.now() - hour) })
        .where(eq(deskSession.id, session!.id));
      const used = await packer.call('account.read', {});
      expect(used.headers.getSetCookie().join()).toContain('__Host-desk=');
      const [moved] = await store.db.select().from(deskSession).where(eq(deskSession.id, session!.id));
      expect((moved!.expiresAt.getTime() - Date.now()) / hour).toBeGreaterThan(11.9);

      await store.db
        .update(deskSession)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(deskSession.id, session!.id));
      expect((await packer.call('account.read', {})).status).toBe(401);
      await deleteOverdue(store.db, new Date());
      expect(await store.db.select().from(deskSession).where(eq(deskSession.id, session!.id))).toEqual([]);
    });

    test('ends when another browser of the member ends it, and when the member is removed', async () => {
      const first = await signInAs(store, 'packer');
      const token = await mailedToken(store, first.email);
      const second = browserWith(
        store,
        first.email,
        cookiesOf(await store.call(deskPost('sign-in', { token }))),
      );
      expect(await (await second.call('account.end-sessions', {})).json()).toEqual({
        answer: { ended: 1 },
      });
      expect((await first.call('account.read', {})).status).toBe(401);
      expect((await second.call('account.read', {})).status).toBe(200);
      const [user] = await store.db.select().from(deskUser).where(eq(deskUser.email, first.email));
      await removeMember(store.db, user!.id, new Date());
      expect((await second.call('account.read', {})).status).toBe(401);
      expect(await mailedToken(store, first.email)).toBeUndefined();
    });

    test('of a link that was used after the removal gives nothing, also when the member is invited again', async () => {
      const email = await newMember(store, 'packer');
      const token = await mailedToken(store, email);
      const [user] = await store.db.select().from(deskUser).where(eq(deskUser.email, email));
      await removeMember(store.db, user!.id, new Date());
      const late = browserWith(store, email, cookiesOf(await store.call(deskPost('sign-in', { token }))));
      expect((await late.call('account.read', {})).status).toBe(401);
      await inviteMember(store.db, { email, name: 'Back', role: 'editor' }, new Date());
      expect((await late.call('account.read', {})).status).toBe(401);
    });

    test('is not started by a removed member, who could add a passkey in it', async () => {
      const email = await newMember(store, 'packer');
      const token = await mailedToken(store, email);
      const [user] = await store.db.select().from(deskUser).where(eq(deskUser.email, email));
      await removeMember(store.db, user!.id, new Date());
      store.mail.inbox.empty();
      const late = await store.call(deskPost('sign-in', { token }));
      expect(late.status).toBe(403);
      expect(late.headers.getSetCookie()).toEqual([]);
      expect(await store.db.$count(deskSession, eq(deskSession.userId, user!.id))).toBe(0);
    });

    test('ends by signing out', async () => {
      const packer = await signInAs(store, 'packer');
      const out = await store.call(deskPost('auth/sign-out', {}, { cookie: packer.cookie }));
      expect(out.status).toBe(200);
      expect((await packer.call('account.read', {})).status).toBe(401);
    });

    test('is not one of the shop: a shopper’s cookies open nothing', async () => {
      const shopper = browserWith(store, '', '__Host-region=GB; desk=forged.value; __Host-desk=forged.value');
      expect((await shopper.call('account.read', {})).status).toBe(401);
    });
  });

  describe('the log', () => {
    test('has a row before and after each write, and only grows', async () => {
      const owner = await signInAs(store, 'owner');
      const email = `new.${Date.now()}@desk.example`;
      await owner.call('members.invite', { email, name: 'New', role: 'packer' });
      await owner.call('members.invite', { email, name: 'New', role: 'packer' });
      const rows = await store.db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.action, 'members.invite'))
        .orderBy(auditEntry.id);
      expect(rows.slice(-4).map(({ outcome }) => outcome)).toEqual([
        'started',
        'done',
        'started',
        'conflict',
      ]);
      await expect(store.db.delete(auditEntry)).rejects.toThrow();
      await expect(store.db.update(auditEntry).set({ outcome: 'done' })).rejects.toThrow();
    });
  });

  test('a passkey that is added is in the log, since it signs in from then on', async () => {
    const packer = await signInAs(store, 'packer');
    const [user] = await store.db.select().from(deskUser).where(eq(deskUser.email, packer.email));
    const { cookie } = packer;
    const asked = await store.call(
      new Request(`${SITE}/api/desk/auth/passkey/generate-register-options`, { headers: { cookie } }),
    );
    const { challenge } = (await asked.json()) as { challenge: string };
    const cookies = `${cookie}; ${cookiesOf(asked)}`;
    const added = await store.call(
      deskPost('auth/passkey/verify-registration', { response: newPasskey(challenge) }, { cookie: cookies }),
    );
    expect(added.status).toBe(200);
    expect(await store.db.$count(deskPasskey, eq(deskPasskey.userId, user!.id))).toBe(1);
    const rows = await store.db.select().from(auditEntry).where(eq(auditEntry.userId, user!.id));
    expect(rows.map(({ action }) => action)).toContain('account.add-passkey');
  });

  test('the last owner cannot be removed, also by two owners at once', async () => {
    await store.db.update(deskUser).set({ removedAt: new Date() });
    const [one, two] = [await signInAs(store, 'owner'), await signInAs(store, 'owner')];
    const idOf = async (email: string) =>
      (await store.db.select().from(deskUser).where(eq(deskUser.email, email)))[0]!.id;
    const [first, second] = [await idOf(one.email), await idOf(two.email)];
    const answers = await Promise.all([
      one.call('members.remove', { id: second }),
      two.call('members.remove', { id: first }),
    ]);
    const left = (await store.db.select().from(deskUser)).filter(
      ({ role, removedAt }) => role === 'owner' && !removedAt,
    );
    expect(left).toHaveLength(1);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  });

  test('pages of the desk are never cached or indexed, and have a policy of their own', async () => {
    const page = await store.call(new Request(`${SITE}/desk/orders`));
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  });
});

test('nothing of the desk is there while it is switched off', async () => {
  const database = await nth(DATABASES, 0).open();
  const store = await openStore({ database, settings: { DESK: undefined } });
  const answers = await Promise.all([
    store.call(new Request(`${SITE}/desk`)),
    store.call(deskPost('account.read', {})),
    store.call(deskPost('sign-in-link', { email: 'ana@mail.example' })),
  ]);
  await store.close();
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
