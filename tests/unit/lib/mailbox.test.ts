import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailboxOf } from '#src/lib/mailbox.ts';

describe('the mailbox of an email address', () => {
  test.each([
    ['Ana@Example.com', 'ana@example.com'],
    [' ana@example.com ', 'ana@example.com'],
    ['ana+shop@example.com', 'ana@example.com'],
    ['ana+a+b@example.com', 'ana@example.com'],
    // Dots count, unless the provider ignores them.
    ['a.na@example.com', 'a.na@example.com'],
    ['A.N.A+x@gmail.com', 'ana@gmail.com'],
    ['a.na@googlemail.com', 'ana@gmail.com'],
    ['a_n-a.@pm.me', 'ana@proton.me'],
    ['ana@protonmail.com', 'ana@proton.me'],
    ['a.na+x@me.com', 'a.na@icloud.com'],
    // A subaddress needs a name before it, and a name is never empty.
    ['+ana@example.com', '+ana@example.com'],
    ['...@gmail.com', '...@gmail.com'],
  ])('%s: %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  test('is the same for all variants of case, subaddress and dots', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/);
    const label = fc.stringMatching(/^[a-zA-Z0-9.]{1,10}$/);
    const domain = fc.constantFrom('gmail.com', 'googlemail.com', 'GMail.com');
    fc.assert(
      fc.property(name, label, domain, fc.nat(), (local, plus, host, at) => {
        const dot = 1 + (at % (local.length - 1));
        const varied = `${local.slice(0, dot).toUpperCase()}.${local.slice(dot)}+${plus}@${host}`;
        expect(mailboxOf(varied)).toBe(`${local}@gmail.com`);
        expect(mailboxOf(mailboxOf(varied))).toBe(mailboxOf(varied));
      }),
    );
  });
});
