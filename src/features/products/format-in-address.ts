/** The query parameter of the chosen format. */
export const FORMAT_QUERY = 'format';

/**
 * An inline script that selects the format in the address before the first paint, and hydrates the form
 * without a touch (`data-idle`), since its buttons show the default format's price until then. The text is
 * the same on every product page; its hash is in the inventory of inline code.
 */
export const CHOOSE_FORMAT = `{let f=new URLSearchParams(location.search).get("${FORMAT_QUERY}");for(let r of document.querySelectorAll("input[type=radio][name=productFormatId]"))if(r.value==f){r.checked=!0;if(!r.defaultChecked)r.closest("[data-props]").dataset.idle=""}}`;
