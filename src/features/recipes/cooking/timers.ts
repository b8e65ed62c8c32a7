import type { Timer } from '#src/contracts/stored/cooking.ts';
import { spokenDuration } from '#src/lib/duration.ts';

const MINUTE = 60_000;

/** A timer for a step, running from `now`. */
export function startTimer(step: number, minutes: number, now: number): Timer {
  return { step, minutes, endsAt: now + minutes * MINUTE };
}

/** ms until it is up; 0 from then on. */
export function timeLeft(timer: Timer, now: number): number {
  return 'endsAt' in timer ? Math.max(0, timer.endsAt - now) : timer.left;
}

export function isPaused(timer: Timer): boolean {
  return 'left' in timer;
}

/** True once a running timer has come to its end. */
export function isUp(timer: Timer, now: number): boolean {
  return !isPaused(timer) && timeLeft(timer, now) === 0;
}

/** Stops one that runs and lets one that was stopped run on. */
export function togglePause(timer: Timer, now: number): Timer {
  const { step, minutes } = timer;
  return 'left' in timer
    ? { step, minutes, endsAt: now + timer.left }
    : { step, minutes, left: timeLeft(timer, now) };
}

/** One minute more, also after it was up. */
export function addMinute(timer: Timer, now: number): Timer {
  const { step, minutes } = timer;
  return 'left' in timer
    ? { step, minutes, left: timer.left + MINUTE }
    : { step, minutes, endsAt: now + timeLeft(timer, now) + MINUTE };
}

/** What is said when a timer is up. */
export function upText({ step, minutes }: Timer): string {
  return `Step ${step}: ${spokenDuration(minutes)} ${minutes === 1 || minutes === 60 ? 'is' : 'are'} up.`;
}

/** ms as a clock shows them: `9:05`, `1:02:00`. The second that has begun counts, so that it ends when it says 0:00. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    String(seconds % 60).padStart(2, '0'),
  ];
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
