/**
 * The settings that code needs before any content is read. A build, the commands and the local server load
 * this module with the values of the shop's `settings/store.yaml` (`config/shop-modules.ts`). Here are the
 * defaults: nothing is set. Values are as they are in the file; the modules beside this one ignore what is
 * not valid, since the check of the content names it.
 */
type Values = Readonly<Record<string, unknown>>;

/** The codes under `regions`. */
export const SHOP_REGIONS: readonly unknown[] | undefined = undefined;
/** The code under `defaultRegion`. */
export const SHOP_DEFAULT_REGION: unknown = undefined;
/** `brand.colours` */
export const SHOP_COLOURS: Values = {};
/** `brand.grounds` */
export const SHOP_GROUNDS: Values = {};
/** `brand.typefaces` */
export const SHOP_TYPEFACES: Values = {};
/** `features` */
export const SHOP_FEATURES: Values = {};
