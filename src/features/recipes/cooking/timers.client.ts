import type { Timer } from '#src/contracts/stored/cooking.ts';
import { spokenDuration } from '#src/core/spoken-duration.ts';
import { cloneTemplate } from '#src/ui/clone-template.ts';
import { queryOne } from '#src/ui/query-one.ts';
import * as words from '#src/words/en/cooking.ts';
import { fill } from '#src/words/fill.ts';
import { prepareBell, ringBell } from './bell.client.ts';
import {
  addMinute,
  clockText,
  isFinished,
  isPaused,
  startTimer,
  timeLeft,
  togglePause,
  upText,
} from './timers.ts';

const TICK = 250;

/**
 * Shows the timers in a bar at the bottom of the window. They use the clock, so a suspended tab is never
 * late. Updates `timers` in place and calls `keep` after each change.
 *
 * @returns a function that starts the timer of a step
 */
export function hangTimers(timers: Timer[], keep: () => void): (step: number, minutes: number) => void {
  const title = document.title;
  const known = new Set(timers.filter((timer) => isFinished(timer, Date.now())).map(({ step }) => step));
  const bar = cloneTemplate('[data-timers]');
  const list = queryOne(bar, 'ul');
  const news = queryOne(bar, '[role=status]');
  const emptyRow = queryOne(list, 'li');
  emptyRow.remove();
  let pulse: ReturnType<typeof setInterval> | undefined;

  const change = (step: number, next: Timer | undefined) => {
    const at = timers.findIndex((timer) => timer.step === step);
    if (at >= 0) timers.splice(at, 1, ...(next ? [next] : []));
    else if (next) timers.push(next);
    if (!next || !isFinished(next, Date.now())) known.delete(step);
    keep();
    draw();
  };

  const draw = () => {
    for (const row of [...list.children] as HTMLElement[])
      if (!timers.some(({ step }) => String(step) === row.dataset.step)) row.remove();
    for (const timer of timers)
      if (!list.querySelector(`[data-step="${timer.step}"]`)) list.append(rowFor(emptyRow, timer.step, act));
    if (timers.length > 0 && !bar.isConnected)
      (document.querySelector('dialog[open]') ?? document.body).append(bar);
    if (timers.length === 0) bar.remove();
    clearInterval(pulse);
    if (timers.some((timer) => !isPaused(timer))) pulse = setInterval(tick, TICK);
    tick();
  };

  const tick = () => {
    const now = Date.now();
    for (const timer of timers) {
      const row = queryOne(list, `[data-step="${timer.step}"]`);
      const hasEnded = isFinished(timer, now);
      say(queryOne(row, '[role=timer]'), hasEnded ? words.timeIsUp : clockText(timeLeft(timer, now)));
      const pause = queryOne(row, '[data-act=pause]');
      say(pause, isPaused(timer) ? words.resume : words.pause);
      if (hasEnded && pause === document.activeElement) queryOne(row, '[data-act=more]').focus();
      pause.hidden = hasEnded;
      row.classList.toggle('is-up', hasEnded);
      if (!hasEnded || known.has(timer.step)) continue;
      known.add(timer.step);
      news.textContent = upText(timer);
      ringBell();
    }
    const next = timers.toSorted((a, b) => timeLeft(a, now) - timeLeft(b, now))[0];
    const sign = next && (isFinished(next, now) ? words.timeIsUp : clockText(timeLeft(next, now)));
    say(document, sign ? `${sign} · ${title}` : title);
  };

  const act = (step: number, action: string) => {
    const timer = timers.find((one) => one.step === step);
    if (!timer) return;
    if (action === 'pause') change(step, togglePause(timer, Date.now()));
    if (action === 'more') change(step, addMinute(timer, Date.now()));
    if (action !== 'stop') return;
    change(step, undefined);
    // The row disappears with its button, so the focus moves to the next timer, or to where one is started.
    const next =
      list.querySelector('[data-act=stop]') ??
      document.querySelector('dialog[open] [data-slot=next]') ??
      document.querySelector(`[data-timer="${step}"]`);
    (next as HTMLElement | null)?.focus({ preventScroll: true });
  };

  if (timers.length > 0) draw();
  return (step, minutes) => {
    prepareBell();
    change(step, startTimer(step, minutes, Date.now()));
    news.textContent = fill(words.timerRuns, { step, time: spokenDuration(minutes) });
  };
}

function rowFor(empty: HTMLElement, step: number, act: (step: number, action: string) => void): HTMLElement {
  const row = empty.cloneNode(true) as HTMLElement;
  row.dataset.step = String(step);
  const name = queryOne(row, 'span');
  name.id = `timer-${step}`;
  name.textContent = fill(words.step, { step });
  for (const button of row.querySelectorAll<HTMLElement>('[data-act]')) {
    button.setAttribute('aria-describedby', name.id);
    button.addEventListener('click', () => act(step, button.dataset.act ?? ''));
  }
  return row;
}

/** Writes only changed text, so that screen readers and layout are not triggered four times a second. */
function say(where: Element | Document, text: string) {
  if (where instanceof Document) {
    if (where.title !== text) where.title = text;
  } else if (where.textContent !== text) where.textContent = text;
}
