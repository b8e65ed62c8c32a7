import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCatalogue } from '#scripts/lib/synthetic/write-catalogue.ts';
import { describeShop } from './support/describe-shop.ts';
import { buildOtherShop } from './support/other-shop.ts';

describeShop('a made-up catalogue, without fundings, articles and selections, closed in Canada', async () => {
  const content = await mkdtemp(path.join(tmpdir(), 'found-made-up-'));
  await writeCatalogue(40, content);
  await appendFile(path.join(content, 'settings/store.yaml'), 'closedRegions: [CA]\n');
  const shop = await buildOtherShop(content, {
    OPT_IN_ENABLED: '',
    GA_MEASUREMENT_ID: '',
    KLAVIYO_PUBLIC_KEY: '',
  });
  const remove = async () => {
    await shop.remove();
    await rm(content, { recursive: true, force: true });
  };
  return { ...shop, remove };
});
