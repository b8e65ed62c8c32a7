/**
 * The header's search link opens a dialog with suggestions. On a page with its own search field it focuses
 * that field. Clicks with a modifier key are left to the browser.
 */
export async function enhance(link: HTMLElement): Promise<void> {
  // Only dynamic imports, so that the bundler keeps each in one file.
  const suggestions = import('./search.client.ts');
  // The index loads at the same time as the view, so that the first key has results immediately.
  suggestions.then(({ loadSuggestions }) => loadSuggestions()).catch(() => {});
  // A click on the link is held until these are loaded.
  const [{ loadSuggestions }, { addSearchDialog }] = await Promise.all([
    suggestions,
    import('./view/hydrate-search.ts'),
  ]);

  function open() {
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

/** One dialog for all links of a page. */
const dialog: { current: HTMLDialogElement | null } = { current: null };
