import { type Consent, type ConsentCategory, NOTHING } from '#src/core/privacy/consent.ts';
import { dayIn } from '#src/core/regions/format.ts';
import { addStyles } from '#src/ui/add-styles.ts';
import { queryOne } from '#src/ui/query-one.ts';
import styles from './asking.css?inline';
import { consentHere, lastChoice } from './consent-here.ts';
import { decide, running } from './decide.ts';
import { copyOf } from './template.ts';

/** Consent to all categories that this store uses now, and to no others. */
export function offered(): Consent {
  return consentOf(copyOf('[data-choosing]'), () => true);
}

/** Shows the current choices by category in a modal dialog. Escape and a click outside change nothing. */
export async function showChoices(): Promise<void> {
  if (document.querySelector('[data-choosing]')) return;
  addStyles(styles);
  const dialog = copyOf<HTMLDialogElement>('[data-choosing]');
  fill(dialog);
  dialog.addEventListener('close', () => {
    const { returnValue } = dialog;
    const chosen = consentOf(dialog, ({ checked }) => checked);
    dialog.remove();
    if (returnValue === 'no') decide(NOTHING);
    if (returnValue === 'yes') decide(offered());
    if (returnValue === 'chosen') decide(chosen);
  });
  document.body.append(dialog);
  dialog.showModal();
}

function fill(dialog: HTMLElement): void {
  const { hasSignal, region } = consentHere();
  for (const box of boxesIn(dialog)) {
    box.checked = running[box.name as ConsentCategory];
    box.disabled = hasSignal;
  }
  queryOne(dialog, '[data-signal]').hidden = !hasSignal;
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-needs-no-signal]'))
    button.hidden = hasSignal;
  const last = lastChoice();
  const chosen = queryOne(dialog, '[data-chosen]');
  chosen.hidden = !last;
  if (last)
    Object.assign(queryOne<HTMLTimeElement>(chosen, 'time'), {
      dateTime: last.at,
      textContent: dayIn(region, last.at),
    });
}

function consentOf(dialog: HTMLElement, isYes: (box: HTMLInputElement) => boolean): Consent {
  const boxes = boxesIn(dialog);
  const isAgreed = (category: ConsentCategory) => boxes.some((box) => box.name === category && isYes(box));
  return { analytics: isAgreed('analytics'), marketing: isAgreed('marketing') };
}

function boxesIn(dialog: HTMLElement): HTMLInputElement[] {
  return [...dialog.querySelectorAll<HTMLInputElement>('input')];
}
