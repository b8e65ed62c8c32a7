import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLEAR_ALPHABET, checkCharacter } from '#src/core/codes/check-character.ts';
import { giftCardCode, readGiftCardCode } from '#src/core/gift-cards/code.ts';

const CODE = giftCardCode('7K3M9QXAB4CDEFG');

test('a code has four groups of four and is accepted in any spelling', () => {
  expect(CODE).toMatch(/^7K3M-9QXA-B4CD-EFG[2-9A-Z]$/);
  for (const typed of [CODE, CODE.toLowerCase(), ` ${CODE.replaceAll('-', ' ')}`, CODE.replaceAll('-', '')])
    expect(readGiftCardCode(typed)).toBe(CODE);
});

test('one wrong character, or two swapped ones, is detected', () => {
  const plain = CODE.replaceAll('-', '');
  for (const [at, right] of [...plain].entries()) {
    for (const wrong of CLEAR_ALPHABET)
      if (wrong !== right)
        expect(readGiftCardCode(plain.slice(0, at) + wrong + plain.slice(at + 1))).toBeUndefined();
    const next = plain[at + 1];
    if (next && next !== right)
      expect(readGiftCardCode(plain.slice(0, at) + next + right + plain.slice(at + 2))).toBeUndefined();
  }
});

test.each(['', '-', '2', '2'.repeat(15), '2'.repeat(17), 'FIRSTSUPPER', `${CODE}2`, 'OOOO-IIII-1111-0000'])(
  '“%s” is no code',
  (typed) => {
    expect(readGiftCardCode(typed)).toBeUndefined();
  },
);

test('a right check character with an unused letter is no code', () => {
  const character = fc.constantFrom(...CLEAR_ALPHABET, '0', '1', 'I', 'O', '?');
  fc.assert(
    fc.property(fc.string({ unit: character, minLength: 15, maxLength: 15 }), (random) => {
      const isCode = [...random].every((one) => CLEAR_ALPHABET.includes(one));
      expect(readGiftCardCode(random + checkCharacter(random)) !== undefined).toBe(isCode);
    }),
    // Z and 0 have the same check value: 30 and -1 modulo 31.
    { examples: [['ZZZZZZZZZZZZZZ0']] },
  );
});

test('input is read up to a maximum length', () => {
  expect(readGiftCardCode(' '.repeat(21) + CODE)).toBe(CODE);
  expect(readGiftCardCode(' '.repeat(22) + CODE)).toBeUndefined();
});
