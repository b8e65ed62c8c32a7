import { isCooking, keepSystem, keepTicked, readSystem, readTicked } from './cooking/first-reading.ts';

/**
 * Stores ticked ingredients and the chosen units on every change. Loads the other cooking tools on the first
 * touch, or immediately when this tab has progress in the recipe.
 */
const recipe = document.querySelector<HTMLElement>('[data-recipe]');

if (recipe) {
  const { recipe: id = '' } = recipe.dataset;
  const boxes = [...recipe.querySelectorAll<HTMLInputElement>('[data-item]')];
  const kept = readTicked(id);
  const ticked = () => boxes.filter(({ checked }) => checked).map(({ dataset }) => Number(dataset.item));
  let kitchen: Promise<(control: HTMLElement) => void> | undefined;

  const use = async (control?: HTMLElement) => {
    kitchen ??= import('./cooking/kitchen.client.ts').then(({ openKitchen }) => openKitchen(recipe, ticked));
    try {
      const act = await kitchen;
      if (control) act(control);
    } catch {
      // The next touch tries again.
      kitchen = undefined;
    }
  };
  const keep = (field: HTMLInputElement) => {
    if (field.name === 'system') keepSystem(field.value);
    else keepTicked(id, ticked());
  };

  recipe.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-do]');
    if (control) use(control);
  });
  recipe.addEventListener('change', ({ target }) => {
    keep(target as HTMLInputElement);
    if ((target as HTMLInputElement).name === 'system') use(target as HTMLElement);
  });

  // Changes made before this was loaded are kept. Other controls get their stored state.
  const early = new Set(window.early?.map(({ target }) => target));
  for (const box of boxes) if (!early.has(box)) box.checked ||= kept.includes(Number(box.dataset.item));
  for (const field of recipe.querySelectorAll<HTMLInputElement>('input')) if (early.has(field)) keep(field);
  if (isCooking(id) || readSystem()) use();
}
