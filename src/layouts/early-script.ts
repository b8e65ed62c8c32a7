/**
 * What cannot wait for the scripts of a page, which on a slow line are seconds away:
 * - It remembers what is pressed until then, since the first press counts. Scripts look it up in `window.early`; once all of
 *   them run, enhance.client.ts presses again what nobody heard.
 * - A form of an island (islands/Island.tsx) is kept from being posted meanwhile: enhance.client.ts submits it again. Where a
 *   script of the page fails, or none has come for 20 s, the form is posted plainly. A `data-native` button posts at once, once.
 * - A page that is seen before it could turn into the next one drops that turn, which is nothing to complain about.
 *
 * The same bytes on every page; its hash is in the inventory of inline code.
 */
export const EARLY_SCRIPT =
  'early=[];{let form,gone,post=()=>{gone=1;if(early&&form){early=void 0;form.submit()}};' +
  'for(let type of["click","keydown","submit"])addEventListener(type,e=>{' +
  'if(!early)return;' +
  'if(type=="submit"){' +
  'let{target:t,submitter:s}=e;' +
  'if(gone||!t.matches("[data-props] form[method=post]"))return;' +
  'if(s?.matches("[data-native]")?early.some(o=>o.submitter==s):setTimeout(post,2e4,form=t)){' +
  'e.preventDefault();e.stopPropagation()}}' +
  'early.push(e)},!0);' +
  'addEventListener("error",e=>e.target.type=="module"&&post(),!0)}' +
  'addEventListener("unhandledrejection",e=>/Page already revealed/.test(e.reason)&&e.preventDefault())';

declare global {
  interface Window {
    /** Clicks, keys and the submits of islands' forms so far, oldest first; undefined once all scripts run. */
    early?: (MouseEvent | KeyboardEvent | SubmitEvent)[] | undefined;
  }
}
