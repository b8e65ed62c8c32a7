import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntry } from '#functions/db/schema/desk.ts';
import { rateLimit } from '#functions/db/schema/rate-limits.ts';
import { DESK_OPERATIONS } from '#functions/desk/operations.ts';
import { DESK_ROLES, type DeskRole } from '#src/contracts/desk/contract.ts';
import { nth } from '#src/lib/nth.ts';
import { DATABASES } from '../helpers/databases.ts';
import { browserWith, type DeskBrowser, signInAs } from '../helpers/desk.ts';
import { openStore, SITE, type TestStore } from '../helpers/store.ts';

/** How many hostile calls each role makes. */
const CALLS = Number(process.env.DESK_CALLS || 60);
/** What ends the caller's own session, so that the rest of the calls would prove nothing. */
const ENDS_SESSION = ['account.end-sessions'];

let store: TestStore;
const browsers = new Map<DeskRole, DeskBrowser>();
beforeAll(async () => {
  store = await openStore({ database: await nth(DATABASES, 0).open() });
  for (const role of DESK_ROLES) {
    await store.db.delete(rateLimit);
    const creatorId = role === 'creator' ? nth(store.content.creators, 0).id : undefined;
    browsers.set(role, await signInAs(store, role, creatorId));
  }
});
afterAll(() => store?.close());
beforeEach(() => store.db.delete(rateLimit));

describe('who may call an operation', () => {
  test.for(DESK_OPERATIONS.map(({ contract }) => contract))('$name', async ({ name, roles }) => {
    const nobody = await browserWith(store, '', '').call(name, {});
    expect(nobody.status, 'nobody').toBe(401);
    for (const role of DESK_ROLES.filter((one) => !roles.includes(one))) {
      const { status } = await browsers.get(role)!.call(name, {});
      expect(status, role).toBe(403);
    }
    for (const role of roles) {
      if (ENDS_SESSION.includes(name)) continue;
      // An unknown field: refused as input, and so after the role was accepted, without any effect.
      const { status } = await browsers.get(role)!.call(name, { 'no such field': 1 });
      expect(status, role).toBe(400);
    }
    const byAddress = new Request(`${SITE}/api/desk/${name}`, {
      headers: { cookie: browsers.get('owner')!.cookie },
    });
    expect((await store.call(byAddress)).status, 'by GET').toBe(405);
  });
});

/** Input of any shape: fields of the operations with odd values, and no object at all. */
const hostile = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.dictionary(
    fc.constantFrom(
      'id',
      'order',
      'email',
      'role',
      'before',
      'subject',
      'name',
      '__proto__',
      'search',
      'version',
    ),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'F-00000-00000',
        "' or 1=1 --",
        '../../etc/passwd',
        '=1+1',
        '\u0000',
        'x'.repeat(5_000),
      ),
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.array(fc.integer(), { maxLength: 3 }),
    ),
    { maxKeys: 4 },
  ),
);

test.for(DESK_ROLES)(
  'hostile calls of a member with the role %s cause no failure of the server',
  { timeout: 60_000 + CALLS * 50 },
  async (role) => {
    const operations = DESK_OPERATIONS.map(({ contract }) => contract).filter(
      ({ name }) => !ENDS_SESSION.includes(name),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), hostile, async ({ name }, input) => {
        const response = await browsers.get(role)!.call(name, input);
        const text = await response.text();
        expect(response.status, `${name}: ${text}`).toBeLessThan(500);
        expect(text).not.toMatch(/\bat \w+ \(|postgres|syntax error|relation "/i);
      }),
      { numRuns: CALLS },
    );
  },
);

test('what is refused is in the log, too', async () => {
  await browsers.get('packer')!.call('members.remove', { id: 'x' });
  const rows = await store.db.select().from(auditEntry).orderBy(auditEntry.id);
  expect(rows.at(-1)).toMatchObject({ action: 'members.remove', outcome: 'not_allowed' });
});
