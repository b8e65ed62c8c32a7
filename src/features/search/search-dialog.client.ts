/**
 * The header's link to the search page opens a sheet to type into, with suggestions; on a page that has a search field of
 * its own it leads there. A press with a modifier key is left to the browser.
 */
export async function enhance(link: HTMLElement): Promise<void> {
  // By `import()` alone each of them stays one file.
  const suggestions = import('./search.client.ts');
  // The index is read while the view is on its way, so that the first key has its answer at once.
  suggestions.then(({ loadSuggestions }) => loadSuggestions()).catch(() => {});
  // A press on the link is held until they are there.
  const [{ addSuggestionStyles, loadSuggestions }, { addSearchDialog }] = await Promise.all([
    suggestions,
    import('./view/hydrate-search.ts'),
  ]);

  async function open() {
    await addSuggestionStyles();
    if (!dialog.current) addSearchDialog(dialog, loadSuggestions);
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  }

  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const own = document.querySelector<HTMLElement>('main [name=keyword]');
    if (own) own.focus();
    else open();
  });
}

/** One for all links of a page. */
const dialog: { current: HTMLDialogElement | null } = { current: null };
