import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFailure } from '#functions/db/schema/build-failures.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { runTask } from '#tests/functions/commands/support.ts';
import { withDatabases } from '#tests/functions/helpers/databases.ts';
import { deploySignature, failedDeploy, notification } from '#tests/functions/helpers/deploys.ts';
import { mailsTo, mailTo, sendMails, wordsOf } from '#tests/functions/helpers/mails.ts';
import { expectProblem } from '#tests/functions/helpers/requests.ts';
import { openStore, type TestStore } from '#tests/functions/helpers/store.ts';

const OPERATOR = 'operator@found.example';
/** Before and after the build of the store that is running: its snapshot is written when it opens. */
const BEFORE = '2020-01-01T00:00:00.000Z';
const AFTER = '2100-01-01T00:00:00.000Z';
const FAILED = 'its build failed';

withDatabases('failed builds, on', (database) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ database: database(), settings: { CONTACT_TO: OPERATOR } });
  });
  afterAll(() => store?.close());
  afterEach(async () => {
    await store.db.delete(buildFailure);
    await store.db.delete(outbox);
    store.mail.inbox.empty();
  });
  const tell = async (deploy: unknown, signature?: string) =>
    (await store.call(notification(deploy, signature))).status;
  const mails = async () => {
    await sendMails(store);
    return mailsTo(store, OPERATOR).map(({ subject }) => subject);
  };

  test('[API-26] the operator is mailed what failed, who changed it, and that the shop still shows the last good build', async () => {
    expect(await tell(failedDeploy())).toBe(200);
    await sendMails(store);
    const mail = mailTo(store, OPERATOR, FAILED);
    const words = wordsOf(mail);
    for (const said of [
      'still shows the last good build',
      'Update product “mug-for-strong-tea”',
      'asa-n',
      '9a8b7c6d5e',
      'A step of the build ended with an error.',
    ])
      expect(words).toContain(said);
    expect(mail.html).toContain(
      'https://app.netlify.com/projects/found-shop/deploys/5ebc34bf4fea0b01f02efa3a',
    );
  });

  test('a notification that arrives twice, or four times at once, is one mail', async () => {
    await Promise.all(Array.from({ length: 4 }, () => tell(failedDeploy())));
    expect(await tell(failedDeploy())).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('a commit that fails again is not mailed again, and another one is', async () => {
    await tell(failedDeploy());
    await tell(failedDeploy({ id: 'again' }));
    expect(await mails()).toHaveLength(1);
    await tell(failedDeploy({ id: 'other', commit_ref: 'another' }));
    expect(await mails()).toHaveLength(2);
    await tell(failedDeploy({ id: 'nameless', commit_ref: null }));
    await tell(failedDeploy({ id: 'nameless-too', commit_ref: null }));
    expect(await mails()).toHaveLength(4);
  });

  test.each([
    ['a preview', { context: 'deploy-preview' }],
    ['a branch', { context: 'branch-deploy' }],
    ['a deploy that succeeded', { state: 'ready', error_message: null }],
    ['a build that was cancelled', { error_message: 'Canceled build due to no content change' }],
  ])('%s is not mailed', async (_, change) => {
    expect(await tell(failedDeploy(change))).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test('[API-26] when a later build is live, the operator hears once that it works again', async () => {
    await tell(failedDeploy({ created_at: AFTER }));
    expect((await store.run('publish')).status).toBe(204);
    expect(await mails()).toHaveLength(1);
    await tell(failedDeploy({ id: 'earlier', commit_ref: 'another', created_at: BEFORE }));
    for (let run = 0; run < 3; run += 1) expect((await store.run('publish')).status).toBe(204);
    expect((await mails()).toSorted()).toEqual([
      expect.stringContaining(FAILED),
      expect.stringContaining(FAILED),
      'The site is built again',
    ]);
  });

  test('a commit that failed, was solved and fails again is mailed again', async () => {
    await tell(failedDeploy({ created_at: BEFORE }));
    await store.run('publish');
    await tell(failedDeploy({ id: 'tomorrow' }));
    expect((await mails()).filter((subject) => subject.includes(FAILED))).toHaveLength(2);
  });

  const body = JSON.stringify(failedDeploy());
  const cut = deploySignature(body).split('.').slice(0, 2).join('.');
  test.each([
    ['no signature', ''],
    ['a signature by another secret', deploySignature(body, { secret: 'the-token-of-somebody-else' })],
    ['a signature of another body', deploySignature(`${body} `)],
    ['a signature of nothing', deploySignature(body, { claims: { sha256: undefined as never } })],
    ['another issuer', deploySignature(body, { claims: { iss: 'github' } })],
    ['another method', deploySignature(body, { header: { alg: 'none' } })],
    ['no method', `${cut}.`],
    ['three dots', '...'],
    ['a very long word', 'a.'.repeat(20_000)],
  ])('%s is refused, and nothing is noted', async (_, signature) => {
    await expectProblem(await store.call(notification(body, signature)), {
      status: 400,
      code: 'invalid_signature',
      field: 'x-webhook-signature',
    });
    expect(await store.db.select().from(buildFailure)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('without the secret in the settings, every notification is refused', async () => {
    const other = await openStore({
      database: database(),
      settings: { DEPLOY_NOTIFICATION_SECRET: undefined },
    });
    for (const signature of [undefined, deploySignature(body, { secret: '' })])
      expect((await other.call(notification(body, signature))).status).toBe(400);
    await other.close();
  });

  test('what is signed and still no deploy is refused by the field at fault', async () => {
    await expectProblem(await store.call(notification('[')), { status: 400, code: 'not_json' });
    for (const [value, field] of [
      [[], 'body'],
      [{ state: 'error' }, 'id'],
      [failedDeploy({ id: 'x'.repeat(101) }), 'id'],
      [failedDeploy({ title: 7 }), 'title'],
    ] as const)
      await expectProblem(await store.call(notification(value)), {
        status: 422,
        code: 'invalid_input',
        field,
      });
    expect(await tell(failedDeploy({ summary: 'x'.repeat(300_000) }))).toBe(413);
  });

  test('a deploy with any texts makes a mail that arrives', { tags: ['long'] }, async () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (title, committer, reason, admin) => {
        count += 1;
        const deploy = failedDeploy({
          id: `deploy-${count}`,
          commit_ref: `commit-${count}`,
          title,
          committer,
          error_message: `${reason}!`,
          admin_url: `https://${admin}`,
        });
        expect(await tell(deploy)).toBe(200);
      }),
      { numRuns: 20 },
    );
    const told = (await mails()).filter((subject) => subject.includes(FAILED));
    expect(told.length).toBe((await store.db.select().from(buildFailure)).length);
  });

  describe('a build whose content has an error', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'found-broken-'));
      const content = path.join(folder, 'content');
      await cp(contentFolder(), content, { recursive: true });
      await writeFile(path.join(content, 'products/a-slow-loaf.md'), 'no fields');
    });
    afterEach(() => rm(folder, { recursive: true }));

    /** `npm run build`, as the platform runs it. */
    const build = (platform: Record<string, string>) =>
      runTask('build', [], {
        CONTENT_FOLDER: path.join(folder, 'content'),
        OUT_FOLDER: folder,
        STORE_MODE: 'test',
        SITE_URL: 'http://localhost:4321',
        DATABASE_URL: database().url,
        ...platform,
      });

    test('[API-26] mails it by file and field, and the host’s notification adds nothing', {
      tags: ['long'],
    }, async () => {
      const { id } = failedDeploy();
      const { code, err } = await build({ CONTEXT: 'production', DEPLOY_ID: id, SITE_NAME: 'found-shop' });
      expect(code).toBe(1);
      expect(err).toContain('a-slow-loaf.md');
      await tell(failedDeploy());
      await sendMails(store);
      const mail = mailTo(store, OPERATOR, FAILED);
      expect(wordsOf(mail)).toMatch(/products\/a-slow-loaf\.md: /);
      expect(wordsOf(mail)).toContain('The next save is built again.');
      expect(mail.html).toContain(`https://app.netlify.com/projects/found-shop/deploys/${id}`);
    });

    test.each([
      { CONTEXT: 'deploy-preview', DEPLOY_ID: 'of-a-preview' },
      { CONTEXT: 'production', DEPLOY_ID: '' },
    ])('is told to nobody elsewhere: %o', { tags: ['long'] }, async (platform) => {
      expect((await build(platform)).code).toBe(1);
      expect(await mails()).toEqual([]);
    });

    test('fails with its errors also when the database does not answer', { tags: ['long'] }, async () => {
      const { code, err } = await build({
        CONTEXT: 'production',
        DEPLOY_ID: 'without-a-database',
        DATABASE_URL: 'postgres://postgres@127.0.0.1:1/postgres',
      });
      expect(code).toBe(1);
      expect(err).toMatch(/The operator was not told by mail.*a-slow-loaf\.md/s);
    });
  });
});
