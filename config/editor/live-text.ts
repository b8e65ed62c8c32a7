import * as words from '#src/words/en/editor.ts';
import { fill } from '#src/words/fill.ts';

/** How long to wait before a build counts as failed, in ms. */
const LATE = 20 * 60_000;

/** Site: when its build started. Editor: when the last change that is to be built was saved. */
type Moments = { builtAt: Date | undefined; savedAt: Date | undefined; now: Date };

/**
 * What the editor's page says of the site: since when it is live or, after a save, that the build is under
 * way. Undefined while nothing is known. Times are those of this computer.
 */
export function liveText({ builtAt, savedAt, now }: Moments): string | undefined {
  if (savedAt && !(builtAt && builtAt > savedAt)) {
    const isLate = now.getTime() - savedAt.getTime() > LATE;
    return fill(isLate ? words.builtLate : words.beingBuilt, { time: timeOf(savedAt) });
  }
  return builtAt && fill(words.liveSince, { time: timeOf(builtAt), day: dayBefore(builtAt, now) });
}

function timeOf(moment: Date): string {
  return moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** The day of a time as seen from now. */
function dayBefore(moment: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (moment.toDateString() === now.toDateString()) return words.today;
  if (moment.toDateString() === yesterday.toDateString()) return words.yesterday;
  return moment.toLocaleDateString('en-GB', { dateStyle: 'long' });
}
