import { describe, expect, test } from 'vitest';
import { parseFile } from '#src/catalogue/reading/parse-file.ts';

const read = (yaml: string) =>
  parseFile('payout-codes/a.yaml', `code: a-code\nsource: Ana\n${yaml}`, 'payout-codes');

describe('[PAY-06] a payout code’s file', () => {
  test.each(['rate: 0', 'rate: 7.5', 'rate: 8.07', 'rate: 100', 'rate: 5\nownerEmails: [ana@example.com]'])(
    'may contain %j',
    (yaml) => expect(read(yaml)).not.toHaveProperty('problems'),
  );
  test.each(['', 'rate: -1', 'rate: 100.5', 'rate: 7.555', 'rate: ten', 'rate: 5\nownerEmails: [ana]'])(
    'is refused with %j: its rate is never guessed',
    (yaml) => expect(read(yaml)).toHaveProperty('problems'),
  );
});
