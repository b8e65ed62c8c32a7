import path from 'node:path';
import { describeShop } from './support/describe-shop.ts';
import { buildOtherShop } from './support/other-shop.ts';

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
  { offersNews: true, isTracked: true, secrets: Object.values(SECRETS) },
);
