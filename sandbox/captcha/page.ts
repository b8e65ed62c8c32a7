import type { Page } from 'payment-sandbox/http';
import { html } from 'payment-sandbox/http';
import { CAPTCHA_FAULTS, type CaptchaProvider } from './provider.ts';

/** The form that changes the captcha's score and fault, and the issued tokens, newest first. */
export function captchaPage({ judgement, tokens }: CaptchaProvider): Page {
  const { score, fault } = judgement;
  return {
    title: 'Local captcha',
    styles: ['form', 'console'],
    body: html`<main class="console">
<h1>Local captcha</h1>
<p>Stands in for reCAPTCHA on this machine. The store takes a score above 0.5 for a person’s.</p>
<form class="settings" method="post" action="/_control">
<label for="score">Score of the next check, 0 to 1</label>
<input id="score" name="score" inputmode="decimal" maxlength="4" value="${score}">
<label for="fault">What goes wrong</label>
<select id="fault" name="fault"><option value="">nothing</option>${CAPTCHA_FAULTS.map(
      (one) => html`<option value="${one}"${one === fault && html` selected`}>${one}</option>`,
    )}</select>
<button type="submit" class="quiet">Save</button>
</form>
<h2>Tokens</h2>
${
  tokens.size === 0
    ? html`<p class="hint">None was asked for yet.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Tokens"><table>
<thead><tr><th scope="col">Asked for</th><th scope="col">For</th><th scope="col">By a page of</th><th scope="col">Verified</th></tr></thead>
<tbody>
${[...tokens.values()]
  .reverse()
  .slice(0, 100)
  .map(
    ({ action, hostname, issuedAt, isUsed }) =>
      html`<tr><td>${new Date(issuedAt).toISOString().replace('T', ' ').slice(0, 19)}</td><td>${action}</td><td>${hostname}</td><td>${isUsed ? 'yes' : 'no'}</td></tr>
`,
  )}</tbody>
</table></div>`
}
</main>`,
  };
}
