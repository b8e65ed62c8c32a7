import { POST_TIMEOUT_MS } from './deferred-forms.ts';

/*
 * An inline script that keeps forms in islands from being posted until the page's script has loaded, and
 * stores their submits in `early` (src/layouts/early.inline.ts) for deferred-forms.ts to repeat. When a
 * script of the page fails or 20 s pass, the form is posted natively. A submit by a `data-native` button is
 * sent immediately, once. The text is the same on every page with such a form; its hash is in the inventory
 * of inline code.
 */

let form: HTMLFormElement | undefined;
let isOver = false;

addEventListener(
  'submit',
  (event) => {
    const target = event.target as HTMLFormElement;
    const { submitter } = event;
    if (!early || isOver || !target.matches('[data-props] form[method=post]')) return;
    const isNative = submitter?.matches('[data-native]');
    if (!isNative) {
      form = target;
      setTimeout(post, POST_TIMEOUT_MS);
    }
    if (!isNative || early.some((other) => (other as SubmitEvent).submitter === submitter)) {
      event.preventDefault();
      event.stopPropagation();
    }
    early.push(event);
  },
  true,
);

addEventListener('error', ({ target }) => (target as HTMLScriptElement).type === 'module' && post(), true);

function post() {
  isOver = true;
  if (!early || !form) return;
  early = undefined;
  form.submit();
}
