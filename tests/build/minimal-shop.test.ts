import path from 'node:path';
import { describeShop } from './support/describe-shop.ts';
import { buildOtherShop } from './support/other-shop.ts';

describeShop(
  'a shop with one product without a drawing, one creator, and nothing that it need not have',
  () =>
    buildOtherShop(path.resolve(import.meta.dirname, '../fixtures/minimal-shop'), {
      OPT_IN_ENABLED: '1',
      GA_MEASUREMENT_ID: 'G-OFATEST',
      KLAVIYO_PUBLIC_KEY: 'OFATEST',
    }),
  { offersNews: true, isTracked: true },
);
