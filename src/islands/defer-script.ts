/**
 * Keeps forms in islands from being posted until the page's script has loaded, and stores their submits in
 * `window.early` (src/layouts/early-script.ts) for deferred-forms.ts to repeat. When a script of the page fails
 * or 20 s pass, the form is posted natively. A submit by a `data-native` button is sent immediately, once.
 *
 * The text is the same on every page with such a form; its hash is in the inventory of inline code.
 */
export const DEFER_SCRIPT =
  '{let form,gone,post=()=>{gone=1;if(early&&form){early=void 0;form.submit()}};' +
  'addEventListener("submit",e=>{' +
  'let{target:t,submitter:s}=e;' +
  'if(!early||gone||!t.matches("[data-props] form[method=post]"))return;' +
  'if(s?.matches("[data-native]")?early.some(o=>o.submitter==s):setTimeout(post,2e4,form=t)){' +
  'e.preventDefault();e.stopPropagation()}' +
  'early.push(e)},!0);' +
  'addEventListener("error",e=>e.target.type=="module"&&post(),!0)}';
