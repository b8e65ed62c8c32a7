import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

const PRIVACY = readFileSync(path.join(contentFolder(), 'legal/privacy.md'), 'utf8');

/** The periods are those of `functions/people/retention`, which its own tests prove. */
test('the privacy page states how long the code keeps what', () => {
  expect(PRIVACY).toContain(
    '- A payment that was attempted but not completed: three months, here and in Stripe’s list of customers.',
  );
  expect(PRIVACY).toContain(
    '- Messages: until settled, and two years after that at most. Applications we did not take up: one year.',
  );
  expect(PRIVACY).toContain('until the service has been told of your order, three months at most.');
  expect(PRIVACY).toContain('- Feedback: two years.');
  expect(PRIVACY).toContain(
    '- Your consent to newsletters: until you withdraw it, and three years more as proof.',
  );
  expect(PRIVACY).toContain(
    '- The count of messages from a connection: an hour, and gone by the next night.',
  );
  expect(PRIVACY).toContain('until the end of the tenth year after the year of the payment');
  // The data that is kept with a newsletter opt-in, column by column (functions/db/schema/news-opt-ins.ts).
  expect(PRIVACY).toMatch(/email address and region, when you said yes, the words .*order number/);
});
