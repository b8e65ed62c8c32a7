import type { CookingState } from '#src/contracts/stored/cooking.ts';
import { nth } from '#src/lib/nth.ts';
import { cloneTemplate } from '#src/ui/clone-template.ts';
import { queryOne } from '#src/ui/query-one.ts';
import * as words from '#src/words/en/cooking.ts';
import { fill } from '#src/words/fill.ts';
import { keepAwake } from './keep-awake.client.ts';
import { onSwipe } from './swipe.client.ts';

type Kitchen = { state: CookingState; keep: () => void; startTimer: (step: number, minutes: number) => void };

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/**
 * Shows the steps one at a time in large type, each with its ingredients. Arrow keys and swipes change the
 * step, and the screen stays on. It uses the servings and units that the page shows.
 *
 * @returns a function that opens it
 */
export function cookMode(recipe: HTMLElement, { state, keep, startTimer }: Kitchen): () => void {
  const dialog = queryOne<HTMLDialogElement>(recipe, '[data-cook]');
  const steps = [...recipe.querySelectorAll<HTMLElement>('[data-step][data-uses]')];
  const named = (name: string) => queryOne(dialog, `[data-slot=${name}]`);
  const last = steps.length - 1;
  let at = 0;
  let release = () => {};
  let needs: HTMLElement[] = [];

  const show = () => {
    const step = nth(steps, at);
    const timer = step.querySelector<HTMLElement>('[data-do=timer]');
    named('count').textContent = fill(words.stepOf, { step: at + 1, count: steps.length });
    named('text').textContent = queryOne(step, '[data-text]').textContent;
    named('uses').replaceChildren(...usesOf(step, recipe));
    const taken = indexesOf(step);
    for (const [index, row] of needs.entries()) row.classList.toggle('is-now', taken.includes(index));
    needs[taken[0] ?? -1]?.scrollIntoView({ block: 'nearest' });
    const next = steps[at + 1];
    named('after').textContent = next
      ? queryOne(next, '[data-text]').textContent
      : (dialog.dataset.done ?? '');
    named('timer').hidden = !timer;
    named('timer').textContent = timer && timerText(timer);
    // With its label, which is a line of its own.
    const tip = at === last ? recipe.querySelector('[data-tip]')?.cloneNode(true) : undefined;
    named('tip').replaceChildren(...(tip?.childNodes ?? []));
    named('back').ariaDisabled = at === 0 ? 'true' : null;
    named('next').textContent = at === last ? words.finish : words.nextStep;
    named('bar').style.setProperty('--done', String((at + 1) / steps.length));
    state.step = at;
    keep();
  };
  const turn = (by: number) => {
    at = Math.min(last, Math.max(0, at + by));
    show();
  };

  dialog.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('button')?.dataset.slot;
    if (name === 'next') at === last ? dialog.close('done') : turn(1);
    if (name === 'back') turn(-1);
    if (name === 'close') dialog.close();
    const { minutes } = nth(steps, at).querySelector<HTMLElement>('[data-minutes]')?.dataset ?? {};
    if (name === 'timer') startTimer(at + 1, Number(minutes));
  });
  dialog.addEventListener('keydown', (event) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    turn(by);
  });
  onSwipe(dialog, turn);
  dialog.addEventListener('close', () => {
    release();
    moveTimers(document.body);
    if (dialog.returnValue === 'done') delete state.step;
    keep();
  });

  return () => {
    // It was opened twice while this was loading.
    if (dialog.open) return;
    at = Math.min(state.step ?? 0, last);
    dialog.returnValue = '';
    needs = needsOf(recipe);
    named('needs').replaceChildren(...needs);
    dialog.showModal();
    show();
    moveTimers(dialog);
    release = keepAwake((isAwake) => {
      named('awake').textContent = isAwake ? words.staysAwake : words.mayGoDark;
    });
  };
}

/** The label of the button that starts a step's timer. */
function timerText({ dataset, textContent }: HTMLElement): string {
  const minutes = Number(dataset.minutes);
  return minutes < 60
    ? fill(words.startMinutes, { count: minutes })
    : fill(words.start, { time: textContent.trim() });
}

/** Moves the timers into the open dialog or back, since everything outside a modal dialog is inert. */
function moveTimers(place: Element) {
  const timers = document.querySelector('.timers');
  if (timers) place.append(timers);
}

/** The ingredients of a step, with the amounts that the list shows now. */
function usesOf(step: HTMLElement, recipe: HTMLElement): HTMLElement[] {
  return takenBy(step).map((use) => {
    const row = queryOne(recipe, `label:has([data-item="${Number.parseInt(use, 10)}"])`);
    const whole = amountOf(row);
    if (use.endsWith('~')) return needOf(row, recipe, words.restOf);
    return needOf(row, recipe, use.endsWith('/') && whole ? fill(words.partOf, { amount: whole }) : whole);
  });
}

/** All ingredients of the recipe, in the order of its list and of `data-item`. */
function needsOf(recipe: HTMLElement): HTMLElement[] {
  return [...recipe.querySelectorAll('label:has([data-item])')].map((row) => needOf(row, recipe));
}

function needOf(row: Element, recipe: HTMLElement, amount = amountOf(row)) {
  const item = cloneTemplate('[data-use]', recipe);
  queryOne(item, 'b').textContent = amount;
  queryOne(item, 'span').textContent = queryOne(row, '[data-name]').textContent;
  return item;
}

const amountOf = (row: Element) => queryOne(row, '.measure').textContent.trim();

const takenBy = (step: HTMLElement) => step.dataset.uses?.split(' ').filter(Boolean) ?? [];

const indexesOf = (step: HTMLElement) => takenBy(step).map((use) => Number.parseInt(use, 10));
