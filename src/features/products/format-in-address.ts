/** The name under which an address carries the chosen format. */
export const FORMAT_QUERY = 'format';

/**
 * Chooses the format that the address names, if the page has it, before anything is painted, and has the form come without a touch
 * (`data-idle`), since the price on its buttons is another's until then. The same bytes on every page of a product; its hash is in the
 * inventory of inline code.
 */
export const CHOOSE_FORMAT = `{let f=new URLSearchParams(location.search).get("${FORMAT_QUERY}");for(let r of document.querySelectorAll("input[type=radio][name=productFormatId]"))if(r.value==f){r.checked=!0;if(!r.defaultChecked)r.closest("[data-props]").dataset.idle=""}}`;
