import { type Measure, measureText, servingRange } from './scale.ts';

/** Writes the ingredients again for another number of servings. */
const control = document.querySelector<HTMLElement>('[data-servings]');
const output = control?.querySelector('output');
const measures = [...document.querySelectorAll<HTMLElement>('[data-quantity]')];

if (control && output) {
  const written = Number(control.dataset.servings);
  const { min, max } = servingRange(written);
  let servings = written;
  control.addEventListener('click', ({ target }) => {
    const step = Number((target as Element).closest<HTMLElement>('[data-step]')?.dataset.step);
    if (!step) return;
    servings = Math.min(max, Math.max(min, servings + step));
    output.value = String(servings);
    for (const button of control.querySelectorAll<HTMLElement>('[data-step]'))
      button.ariaDisabled = servings === (button.dataset.step === '1' ? max : min) ? 'true' : null;
    for (const measure of measures)
      measure.textContent = measureText(readMeasure(measure), servings / written);
  });
}

function readMeasure({ dataset: { quantity, max, unit } }: HTMLElement): Measure {
  return { quantity: Number(quantity), ...(max && { quantityMax: Number(max) }), ...(unit && { unit }) };
}
