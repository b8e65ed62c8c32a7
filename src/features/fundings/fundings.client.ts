import * as words from '#src/words/en/funding-list.ts';
import { keepLive, type LiveFunding, moveBar, writeRaised, writeText } from './live.ts';
import { STATE_LABELS } from './state-labels.ts';
import { timeLabel } from './time-label.ts';

/** Updates the list of fundings and filters it by the state in the address. */
const list = document.querySelector<HTMLElement>('[data-fundings]');
const none = document.querySelector<HTMLElement>('[data-none]');
const asked = new URLSearchParams(location.search).get('state') ?? '';
const isAsked = Object.hasOwn(STATE_LABELS, asked);

if (isAsked) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-states] a'))
    if (new URL(link.href).searchParams.get('state') === asked) link.ariaCurrent = 'true';
    else link.removeAttribute('aria-current');
  list?.toggleAttribute('data-waiting', true);
}
if (list)
  keepLive<{ data: LiveFunding[] }>('/api/fundings?limit=100', (answer) => sort(list, answer), showAll);

function sort(list: HTMLElement, { data }: { data: LiveFunding[] }) {
  const entries = data.flatMap((funding) => {
    const card = list.querySelector<HTMLElement>(`[data-funding='${funding._id}']`);
    const entry = card?.closest('li');
    return card && entry ? [{ funding, card, entry }] : [];
  });
  for (const { funding, card } of entries) show(card, funding);
  let shown = 0;
  for (const { funding, entry } of entries) {
    entry.hidden = isAsked && funding.state !== asked;
    if (!entry.hidden) shown += 1;
  }
  // Moves fundings that have ended since the build to the end. Changes nothing when none has.
  const order = entries.map(({ entry }) => entry);
  if (order.some((entry, index) => list.children[index] !== entry)) list.append(...order);
  list.removeAttribute('data-waiting');
  say(isAsked && shown === 0 ? words.noneInState : '');
}

/** The current states could not be loaded: shows all fundings. */
function showAll() {
  if (!list?.hasAttribute('data-waiting')) return;
  list.removeAttribute('data-waiting');
  say(words.statesFailed);
}

function say(text: string) {
  if (none && none.textContent !== text) none.textContent = text;
}

function show(card: HTMLElement, { raised, goal, percent, state, endsAt, now }: LiveFunding) {
  writeRaised(card, { raised, goal });
  writeText(card, 'when', timeLabel(state, card.dataset.opens ?? '', endsAt, now));
  moveBar(card, percent);
}
