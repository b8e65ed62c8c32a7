import * as faqWords from '#src/words/en/faq.ts';
import { pluralText } from '#src/words/plural.ts';

/** Filters the questions by the typed words. All words must match. Opens the results when they are few. */
const box = document.querySelector<HTMLInputElement>('#faq-filter');
const status = document.querySelector<HTMLElement>('[data-faq-count]');
const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq]')];
const groups = document.querySelectorAll<HTMLElement>('[data-faq-group]');

box?.addEventListener('input', filter);
addEventListener('hashchange', showAddressed);
// Also for text typed before the script was loaded, and for text that the browser restores on back
// navigation, which may happen late.
if (box?.value) filter();
addEventListener('pageshow', () => box?.value && filter());

function filter(): void {
  const words = folded(box?.value ?? '')
    .split(/\s+/)
    .filter(Boolean);
  let count = 0;
  for (const question of questions) {
    const text = folded(question.textContent);
    question.hidden = !words.every((word) => text.includes(word));
    if (!question.hidden) count += 1;
  }
  for (const question of questions) if (!question.hidden) question.open = words.length > 0 && count <= 3;
  for (const group of groups) group.hidden = !group.querySelector('[data-faq]:not([hidden])');
  if (!status) return;
  status.hidden = words.length === 0;
  status.textContent = countLabel(count);
}

function countLabel(count: number): string {
  if (count === 0) return faqWords.noAnswersFound;
  return pluralText(faqWords.answersFound, count).replace('{count}', `${count}`);
}

/** A link to a hidden answer clears the filter. */
function showAddressed(): void {
  const answer = document.querySelector(':target')?.closest('[data-faq]');
  if (!(answer instanceof HTMLDetailsElement) || !answer.hidden || !box) return;
  box.value = '';
  filter();
  answer.open = true;
  answer.scrollIntoView();
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
