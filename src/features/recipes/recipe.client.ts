import { keepCooking, keepSystem, readCooking, readSystem } from './cooking/cooking-state.ts';

/**
 * Keeps what is ticked off and which measures were chosen at the very press, and fetches what else helps while cooking at
 * the first touch of it, or at once where this tab was in the middle of it.
 */
const recipe = document.querySelector<HTMLElement>('[data-recipe]');

if (recipe) {
  const { recipe: id = '' } = recipe.dataset;
  const state = readCooking(id);
  const boxes = [...recipe.querySelectorAll<HTMLInputElement>('[data-item]')];
  const isTicked = ({ dataset: { item } }: HTMLInputElement) => state.ticked.includes(Number(item));
  let kitchen: Promise<(control: HTMLElement) => void> | undefined;

  const use = async (control?: HTMLElement) => {
    kitchen ??= import('./cooking/kitchen.client.ts').then(({ openKitchen }) => openKitchen(recipe, state));
    try {
      const act = await kitchen;
      if (control) act(control);
    } catch {
      // The next touch asks again.
      kitchen = undefined;
    }
  };
  const keep = (field: HTMLInputElement) => {
    if (field.name === 'system') keepSystem(field.value);
    else state.ticked = boxes.filter(({ checked }) => checked).map(({ dataset }) => Number(dataset.item));
    keepCooking(id, state);
  };

  recipe.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-do]');
    if (control) use(control);
  });
  recipe.addEventListener('change', ({ target }) => {
    keep(target as HTMLInputElement);
    if ((target as HTMLInputElement).name === 'system') use(target as HTMLElement);
  });

  // What was pressed before this came stands as it is; everything else is as this tab left it.
  const early = new Set(window.early?.map(({ target }) => target));
  for (const box of boxes) if (!early.has(box)) box.checked ||= isTicked(box);
  for (const field of recipe.querySelectorAll<HTMLInputElement>('input')) if (early.has(field)) keep(field);
  if (state.servings || state.timers.length > 0 || readSystem()) use();
}
