import { expect, test } from 'vitest';
import { isSettingsModule, settingsModule } from '#src/core/shop/settings-module.ts';

async function moduleOf(settings: Record<string, unknown>): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(settingsModule(settings))}`);
}

test('the module has the values of the settings as they are', async () => {
  const colours = { ink: { light: '#000000', dark: '#ffffff' } };
  const module = await moduleOf({ regions: ['GB'], defaultRegion: 'GB', brand: { colours } });
  expect(module).toMatchObject({ SHOP_REGIONS: ['GB'], SHOP_DEFAULT_REGION: 'GB', SHOP_COLOURS: colours });
});

test('settings without these fields, or with nonsense in them, give defaults', async () => {
  // With a query, the tests' own shop is not put in its place.
  const file = '/src/core/shop/settings-at-build.ts?as-written';
  const defaults = await import(file);
  expect({ ...(await moduleOf({})) }).toEqual({ ...defaults });
  expect({ ...(await moduleOf({ brand: 'Found', regions: 'GB', features: 3 })) }).toEqual({ ...defaults });
});

test('only this module is replaced', () => {
  expect(isSettingsModule('file:///shop/src/core/shop/settings-at-build.ts')).toBe(true);
  expect(isSettingsModule('C:\\shop\\src\\core\\shop\\settings-at-build.ts')).toBe(true);
  expect(isSettingsModule('/shop/src/core/shop/colours.ts')).toBe(false);
});
