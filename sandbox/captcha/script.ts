/**
 * The script of the local captcha: `ready` and `execute` of reCAPTCHA v3
 * (https://developers.google.com/recaptcha/docs/v3). It requests tokens from the server that served it.
 */
export const CAPTCHA_SCRIPT = `(() => {
  const { src } = document.currentScript;
  const known = new URL(src).searchParams.get('render');
  globalThis.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    async execute(siteKey, { action }) {
      if (siteKey !== known) throw new Error('Invalid site key or not loaded in api.js: ' + siteKey);
      const address = new URL('/recaptcha/token', src);
      address.searchParams.set('action', action);
      const answer = await fetch(address);
      if (!answer.ok) throw new Error('No token');
      return answer.text();
    },
  };
})();
`;
