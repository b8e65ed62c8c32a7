import { countedName } from '#src/core/measures/counted-name.ts';
import { countOf, type Measure, measureText, servingRange } from '#src/core/measures/scale.ts';
import { SYSTEMS, type System } from '#src/core/measures/systems.ts';
import { queryOne } from '#src/ui/query-one.ts';
import { cookMode } from './cook-mode.client.ts';
import { cookingStore } from './cooking-store.ts';
import { readSystem } from './first-reading.ts';
import { hangTimers } from './timers.client.ts';

/**
 * The cooking tools of a recipe page: servings, units, timers and the step view. Continues this tab's
 * progress.
 *
 * @param ticked returns the currently ticked ingredients
 * @returns the handler for a control that was clicked or changed
 */
export function openKitchen(recipe: HTMLElement, ticked: () => number[]): (control: HTMLElement) => void {
  const $cooking = cookingStore(recipe.dataset.recipe ?? '');
  const state = structuredClone($cooking.get());
  const keep = () => $cooking.set({ ...state, timers: [...state.timers], ticked: ticked() });
  const all = <T extends HTMLElement>(selector: string) => [...recipe.querySelectorAll<T>(selector)];
  const radios = all<HTMLInputElement>('[name=system]');
  const servings = queryOne(recipe, '[data-servings]');
  const servesWritten = Number(servings.dataset.servings);
  const { min, max } = servingRange(servesWritten);

  const system = (): System =>
    SYSTEMS.find((name) => radios.some((radio) => radio.checked && radio.value === name)) ?? 'metric';

  const write = () => {
    const count = state.servings ?? servesWritten;
    queryOne<HTMLOutputElement>(servings, 'output').value = String(count);
    for (const button of servings.querySelectorAll<HTMLElement>('[data-do]'))
      button.ariaDisabled = count === (button.dataset.do === 'more' ? max : min) ? 'true' : null;
    queryOne(recipe, '[data-scaled]').hidden = count === servesWritten;
    for (const element of all('[data-quantity]')) {
      const measure = readMeasure(element);
      element.textContent = measureText(measure, count / servesWritten, system());
      const name = queryOne(element.closest('label') ?? recipe, '[data-name]');
      const { name: written = '' } = name.dataset;
      const number = countOf(measure, count / servesWritten);
      name.textContent =
        number === undefined || count === servesWritten ? written : countedName(written, number);
    }
    for (const piece of all('[data-metric]')) piece.textContent = piece.dataset[system()] ?? '';
  };

  const chosen = readSystem();
  for (const radio of radios) if (chosen) radio.checked = radio.value === chosen;
  state.servings = state.servings && Math.min(max, Math.max(min, state.servings));
  if (chosen || state.servings) write();
  const startTimer = hangTimers(state.timers, keep);
  let openCookMode: (() => void) | undefined;

  return (control) => {
    const { do: action } = control.dataset;
    if (action === 'more' || action === 'fewer') {
      const count = (state.servings ?? servesWritten) + (action === 'more' ? 1 : -1);
      state.servings = Math.min(max, Math.max(min, count));
      write();
    } else if (action === 'timer') {
      startTimer(Number(control.dataset.timer), Number(control.dataset.minutes));
    } else if (action === 'print') {
      print();
    } else if (action === 'cook') {
      openCookMode ??= cookMode(recipe, { state, keep, startTimer });
      openCookMode();
    } else if (control.matches('[name=system]')) {
      write();
    }
    keep();
  };
}

function readMeasure({ dataset: { quantity, max, unit, cup, halved } }: HTMLElement): Measure {
  return {
    quantity: Number(quantity),
    isHalved: halved !== undefined,
    ...(max && { quantityMax: Number(max) }),
    ...(unit && { unit }),
    ...(cup && { cupWeight: Number(cup) }),
  };
}
