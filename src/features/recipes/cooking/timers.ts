import type { Timer } from '#src/contracts/stored/cooking.ts';
import { spokenDuration } from '#src/core/spoken-duration.ts';
import * as words from '#src/words/en/cooking.ts';
import { fill } from '#src/words/fill.ts';

const MINUTE = 60_000;

/** Starts a timer for a step at `now`. */
export function startTimer(step: number, minutes: number, now: number): Timer {
  return { step, minutes, endsAt: now + minutes * MINUTE };
}

/** The time left in ms. 0 when it is up. */
export function timeLeft(timer: Timer, now: number): number {
  return 'endsAt' in timer ? Math.max(0, timer.endsAt - now) : timer.left;
}

export function isPaused(timer: Timer): boolean {
  return 'left' in timer;
}

/** True when a running timer is up. */
export function isFinished(timer: Timer, now: number): boolean {
  return !isPaused(timer) && timeLeft(timer, now) === 0;
}

/** Pauses or resumes a timer. */
export function togglePause(timer: Timer, now: number): Timer {
  const { step, minutes } = timer;
  return 'left' in timer
    ? { step, minutes, endsAt: now + timer.left }
    : { step, minutes, left: timeLeft(timer, now) };
}

/** Adds a minute, also to a timer that is up. */
export function addMinute(timer: Timer, now: number): Timer {
  const { step, minutes } = timer;
  return 'left' in timer
    ? { step, minutes, left: timer.left + MINUTE }
    : { step, minutes, endsAt: now + timeLeft(timer, now) + MINUTE };
}

/** The message when a timer is up. */
export function upText({ step, minutes }: Timer): string {
  const isOne = minutes === 1 || minutes === 60;
  return fill(isOne ? words.oneIsUp : words.areUp, { step, time: spokenDuration(minutes) });
}

/** Formats ms as a clock: `9:05`, `1:02:00`. Seconds are rounded up, so that the timer ends at 0:00. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    String(seconds % 60).padStart(2, '0'),
  ];
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
