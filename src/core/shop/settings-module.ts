/** True for the path or URL of the module with the settings that code needs before any content is read. */
export function isSettingsModule(file: string): boolean {
  return /[\\/]core[\\/]shop[\\/]settings-at-build\.ts$/.test(file);
}

/**
 * The code of that module with a shop's values. Bundlers, commands and the local server load it in place of
 * the file.
 *
 * @param settings the content of `settings/store.yaml` as it is
 */
export function settingsModule(settings: Readonly<Record<string, unknown>>): string {
  const brand = objectOf(settings.brand);
  const values = {
    SHOP_REGIONS: Array.isArray(settings.regions) ? settings.regions : undefined,
    SHOP_DEFAULT_REGION: settings.defaultRegion,
    SHOP_COLOURS: objectOf(brand.colours),
    SHOP_GROUNDS: objectOf(brand.grounds),
    SHOP_TYPEFACES: objectOf(brand.typefaces),
    SHOP_FEATURES: objectOf(settings.features),
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
