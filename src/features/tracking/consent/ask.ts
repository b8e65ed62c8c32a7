import { CONSENT_MODES, isToBeAsked, NOTHING } from '../../../core/privacy/consent.ts';
import { addStyles } from '../../../ui/add-styles.ts';
import { queryOne } from '../../../ui/query-one.ts';
import sheet from './asking.css?url';
import { offered, showChoices } from './choices.ts';
import { consentHere, keepChoice } from './consent-here.ts';
import { decide, endAsking } from './decide.ts';
import { copyOf } from './template.ts';

/**
 * Shows the question at the foot of the window, and first of all that Tab reaches after "Skip to content", where this visitor is to be
 * asked. It takes no focus. Who goes on without an answer is asked on the next page again, or, where silence is a yes, has been told.
 */
export async function askIfNeeded(): Promise<void> {
  const here = consentHere();
  if (!isToBeAsked(here)) return;
  await addStyles(sheet);
  const asking = copyOf('[data-asking]');
  asking.addEventListener('click', ({ target }) => {
    const { answer } = (target as HTMLElement).dataset;
    if (answer === 'choose') showChoices();
    else if (answer) decide(answer === 'yes' ? offered() : NOTHING);
  });
  // A page that comes back from the browser's memory, when it was answered on another.
  addEventListener('pageshow', ({ persisted }) => persisted && !isToBeAsked(consentHere()) && endAsking());
  queryOne(document, '.skip').after(asking);
  document.documentElement.dataset.asking = '';
  if (CONSENT_MODES[here.region] === 'opt-out') keepChoice('told');
}
