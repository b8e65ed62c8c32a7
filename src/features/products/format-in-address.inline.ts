import { FORMAT_QUERY } from './format-in-address.ts';

/*
 * An inline script that selects the format in the address before the first paint, and hydrates the form
 * without a touch (`data-idle`), since its buttons show the default format's price until then. The text is
 * the same on every product page; its hash is in the inventory of inline code.
 */

const format = new URLSearchParams(location.search).get(FORMAT_QUERY);
for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio][name=productFormatId]'))
  if (radio.value === format) {
    radio.checked = true;
    if (!radio.defaultChecked) radio.closest('[data-props]')?.setAttribute('data-idle', '');
  }
