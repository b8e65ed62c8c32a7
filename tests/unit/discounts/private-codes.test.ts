import { expect, test } from 'vitest';
import { couponSchema, payoutCodeSchema } from '#src/catalogue/schemas/selling.ts';

const promo = (code: string, isPrivate?: boolean) =>
  couponSchema.safeParse({ code, percentOff: 10, isPrivate }).error?.issues.map(({ path }) => path.join());
const payout = (code: string, isPrivate?: boolean) =>
  payoutCodeSchema
    .safeParse({ code, source: 'Ana', rate: 5, isPrivate })
    .error?.issues.map(({ path }) => path.join());

test.each(['STAFF-TABLE', 'A1B2C3D4E', 'A1B2C-D3E4F-G5H6I', 'ABCDEFGHIJK', 'ABCDEFGHI1'])(
  '[B05] a private code such as %s is too easy to guess, but fine for a public code',
  (code) => {
    expect(promo(code, true)).toEqual(['code']);
    expect(payout(code.toLowerCase(), true)).toEqual(['code']);
    expect(promo(code)).toBeUndefined();
    expect(payout(code.toLowerCase(), false)).toBeUndefined();
  },
);

test.each(['STAFF-7QKX4M2RWD', '7QKX4M2RWD', 'X2345678YZ-A'])(
  '[B05] a private code such as %s is not too easy',
  (code) => {
    expect(promo(code, true)).toBeUndefined();
    expect(payout(code.toLowerCase(), true)).toBeUndefined();
  },
);
