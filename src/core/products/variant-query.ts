/** The query parameter that chooses a format on its product's page. */
export const VARIANT_QUERY = 'variant';
/** Its name in older links. */
export const OLD_VARIANT_QUERY = 'format';
