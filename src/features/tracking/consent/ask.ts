import { CONSENT_MODES, NOTHING, needsConsentBanner } from '#src/core/privacy/consent.ts';
import { addStyles } from '#src/ui/add-styles.ts';
import { queryOne } from '#src/ui/query-one.ts';
import styles from './asking.css?inline';
import { offered, showChoices } from './choices.ts';
import { consentHere, keepChoice } from './consent-here.ts';
import { decide, endAsking } from './decide.ts';
import { copyOf } from './template.ts';

/**
 * Shows the consent banner at the bottom of the window when this visitor must be asked. It is the first tab
 * stop after "Skip to content" and does not take the focus. A visitor who does not answer is asked again on
 * the next page; in an opt-out region they count as told.
 */
export async function askIfNeeded(): Promise<void> {
  const here = consentHere();
  if (!needsConsentBanner(here)) return;
  addStyles(styles);
  const asking = copyOf('[data-asking]');
  asking.addEventListener('click', ({ target }) => {
    const { answer } = (target as HTMLElement).dataset;
    if (answer === 'choose') showChoices();
    else if (answer) decide(answer === 'yes' ? offered() : NOTHING);
  });
  // A page from the back/forward cache, after the visitor has answered on another page.
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && !needsConsentBanner(consentHere()) && endAsking(),
  );
  queryOne(document, '.skip').after(asking);
  document.documentElement.dataset.asking = '';
  if (CONSENT_MODES[here.region] === 'opt-out') keepChoice('told');
}
