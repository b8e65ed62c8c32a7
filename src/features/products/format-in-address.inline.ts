import { OLD_VARIANT_QUERY, VARIANT_QUERY } from '#src/core/products/variant-query.ts';

/*
 * An inline script that selects the format in the address before the first paint, and hydrates the form
 * without a touch (`data-idle`), since its buttons show the default format's price until then. The text is
 * the same on every product page; its hash is in the inventory of inline code.
 */

const asked = new URLSearchParams(location.search);
const id = asked.get(VARIANT_QUERY) ?? asked.get(OLD_VARIANT_QUERY);
const named = (name: string) => document.getElementsByName(name) as NodeListOf<HTMLInputElement>;
const select = (name: string, value: string) => {
  for (const radio of named(name))
    if (radio.type === 'radio' && radio.value === value && !radio.checked) {
      radio.checked = true;
      radio.closest('[data-props]')?.setAttribute('data-idle', '');
    }
};
if (id) {
  select('productFormatId', id);
  // The values of its options are at the field with its price.
  const values: string[] = JSON.parse(named(`seen.${id}`)[0]?.dataset.values ?? '[]');
  values.forEach((value, at) => {
    select(`option.${at + 1}`, value);
  });
}
