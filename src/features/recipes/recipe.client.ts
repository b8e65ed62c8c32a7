/** Fetches what helps while cooking at the first touch of it, or at once where this tab was in the middle of it. */
const recipe = document.querySelector<HTMLElement>('[data-recipe]');

if (recipe) {
  let kitchen: Promise<(control: HTMLElement) => void> | undefined;
  const use = async (control?: HTMLElement) => {
    kitchen ??= import('./cooking/kitchen.client.ts').then(({ openKitchen }) => openKitchen(recipe));
    try {
      const act = await kitchen;
      if (control) act(control);
    } catch {
      // The next touch asks again.
      kitchen = undefined;
    }
  };
  recipe.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-do]');
    if (control) use(control);
  });
  recipe.addEventListener('change', ({ target }) => use(target as HTMLElement));
  try {
    const { recipe: id } = recipe.dataset;
    if (sessionStorage.getItem(`found:cooking:${id}`) || sessionStorage.getItem('found:measures')) use();
  } catch {
    // Where nothing may be kept there is nothing to go on with.
  }
}
