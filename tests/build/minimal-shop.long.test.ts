import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeShop } from './support/describe-shop.ts';
import { buildOtherShop, type OtherShop } from './support/other-shop.ts';

/** Secrets in the environment of the build, as in a deployment. */
const SECRETS = {
  DATABASE_URL: 'postgres://canary-of-the-database@db.example/shop',
  STRIPE_SECRET_KEY: 'rk_test_canaryOfPayments',
  STRIPE_WEBHOOK_SECRET: 'whsec_canaryOfEvents',
  LINK_SECRET: 'canary-of-links-that-nobody-may-guess',
  SMTP_URL: 'smtps://post:canary-of-the-mail@mail.example:465',
};

describeShop(
  'a shop with one product without a drawing, one creator, and nothing that it need not have',
  () =>
    buildOtherShop(path.resolve(import.meta.dirname, '../fixtures/minimal-shop'), {
      OPT_IN_ENABLED: '1',
      GA_MEASUREMENT_ID: 'G-OFATEST',
      KLAVIYO_PUBLIC_KEY: 'OFATEST',
      ...SECRETS,
    }),
  { offersNews: true, isTracked: true, secrets: Object.values(SECRETS), more: withoutTexts },
);

function withoutTexts(shop: () => OtherShop): void {
  test('header, footer and llms.txt link neither to its empty blog nor to its empty questions and answers', () => {
    const read = (file: string) => readFileSync(path.join(shop().folder, 'dist', file), 'utf8');
    const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
    for (const file of ['index.html', 'products.html']) {
      const links = linksIn(read(file));
      expect(links).toEqual(expect.arrayContaining(['/about-us', '/contact', '/terms']));
      for (const empty of ['/blog', '/faq']) expect(links, file).not.toContain(empty);
    }
    expect(read('llms.txt')).toContain('https://shop.example/terms)');
    expect(read('llms.txt')).not.toMatch(/shop\.example\/(blog|faq)\)/);
    expect(read('faq.html')).toContain('There are no questions here yet');
  });
}
