/**
 * Keeps the forms of islands from being posted until the page's script is there, and remembers their submits in `window.early`
 * (src/layouts/early-script.ts) for held-forms.ts to do again. Where a script of the page fails, or none has come for 20 s, what
 * was held is posted plainly. A submit by a `data-native` button is sent at once, once.
 *
 * The same bytes on every page that has such a form; its hash is in the inventory of inline code.
 */
export const HOLD_SCRIPT =
  '{let form,gone,post=()=>{gone=1;if(early&&form){early=void 0;form.submit()}};' +
  'addEventListener("submit",e=>{' +
  'let{target:t,submitter:s}=e;' +
  'if(!early||gone||!t.matches("[data-props] form[method=post]"))return;' +
  'if(s?.matches("[data-native]")?early.some(o=>o.submitter==s):setTimeout(post,2e4,form=t)){' +
  'e.preventDefault();e.stopPropagation()}' +
  'early.push(e)},!0);' +
  'addEventListener("error",e=>e.target.type=="module"&&post(),!0)}';
