import { sessionOnPage } from './support/hosted-page.ts';
import { addButton, openCodes, PAN } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/**
 * Changes a page as extensions do, from its first elements on: a translator wraps every text in elements,
 * repeatedly, a password manager marks fields, a shopping helper adds a box.
 */
function meddle() {
  const isText = (node: Node): node is Text => node.nodeType === 3 && Boolean(node.textContent?.trim());
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = isText(root) ? [root] : [];
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest('font, script, style, textarea, option, title, svg, noscript')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const meet = (node: Node) => {
    translate(node);
    if (!(node instanceof Element)) return;
    for (const field of [node, ...node.querySelectorAll('input')])
      if (field instanceof HTMLInputElement) field.setAttribute('data-manager-icon', 'true');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) meet(node);
    if (document.body && !document.querySelector('helper-box'))
      document.body.prepend(document.createElement('helper-box'));
  }).observe(document, { childList: true, subtree: true });
}

test('[F69] a page that extensions translate and change, before and while its scripts run, still sells @wide @long', async ({
  page,
  allow,
}) => {
  // React reports once for a page that it has rendered a part again.
  allow(/Minified React error #418/);
  await page.addInitScript(meddle);
  await page.goto(`/products/${PAN.id}`);
  await page.getByLabel('Quantity').selectOption('2');
  await addButton(page).click();
  await expect(page.getByText('In your basket:')).toBeVisible();
  await page.goto('/basket');
  await page.getByRole('button', { name: `Increase quantity of ${PAN.name}` }).click();
  await openCodes(page);
  await page.getByLabel('Promo code').fill('FIRSTSUPPER');
  await page.getByLabel('Promo code').press('Enter');
  await expect(page.getByRole('button', { name: /^Remove code/ })).toBeVisible();
  await page.getByRole('button', { name: /^Remove code/ }).click();
  await expect(page.getByLabel('Promo code')).toBeVisible();
  await page.locator('.pay').click();
  await sessionOnPage(page);
  await page.goBack();
  await page.getByRole('button', { name: `Remove ${PAN.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible();
});
