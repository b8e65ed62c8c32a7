import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { basketRequest } from '#src/contracts/checkout.ts';
import { NEWS_WORDING, NEWS_WORDINGS, NEWSLETTER_WORDING } from '#src/core/news/wordings.ts';
import { CheckoutDetails } from '#src/features/basket/checkout/CheckoutDetails.tsx';
import { customerOf, emptyForm } from '#src/features/basket/checkout/checkout-form.ts';
import { isOn } from '#src/lib/is-on.ts';
import { attribute, elementsOf, textOf } from '../../build/support/html.ts';

function boxIn(isOptInEnabled: boolean, form = emptyForm('GB')) {
  const html = renderToStaticMarkup(createElement(CheckoutDetails, { form, region: 'GB', isOptInEnabled }));
  const elements = elementsOf(html);
  const label = elements.find((one) => one.tagName === 'label' && textOf(one).includes(NEWS_WORDING.text));
  const input = elements.find((one) => label && one.parentNode === label && one.tagName === 'input');
  return { html, label, input };
}

describe('[D02] the box for news in the checkout', () => {
  test('is there, unticked, with the words that are kept and no others', () => {
    const { label, input } = boxIn(true);
    expect(textOf(label!)).toBe(NEWS_WORDING.text);
    expect(attribute(input!, 'type')).toBe('checkbox');
    expect(attribute(input!, 'checked')).toBeUndefined();
  });

  test('is ticked once somebody ticked it', () => {
    const { input } = boxIn(true, { ...emptyForm('GB'), enableOptIn: true });
    expect(attribute(input!, 'checked')).toBe('');
  });

  test('is not there while the store offers no news', () => {
    expect(boxIn(false).label).toBeUndefined();
    expect(boxIn(false).html).not.toMatch(/news|something new/);
  });

  test('sends its yes with the words that it was said to, whatever else is filled in, and no no', () => {
    const ticked = { ...emptyForm('GB'), enableOptIn: true };
    expect(customerOf(ticked, 'EU')).toEqual({ enableOptIn: true, optInWording: NEWS_WORDING.id });
    expect(customerOf({ ...ticked, enableOptIn: false }, 'EU')).toBeUndefined();
    const customer = { enableOptIn: true, optInWording: 'of-another-shop' };
    expect(basketRequest.safeParse({ customer }).error?.issues.map(({ path }) => path.join('.'))).toContain(
      'customer.optInWording',
    );
  });
});

test('words that were shown once stay as they were, since somebody may have said yes to them', () => {
  expect(Object.fromEntries(NEWS_WORDINGS.map(({ id, text }) => [id, text]))).toMatchObject({
    'news-1': 'Yes, write to me when there is something new to cook. I can take that back at any time.',
    'newsletter-1':
      'Write to me when there is something new to cook. I can end that with one click, in any of those mails.',
  });
  expect(new Set(NEWS_WORDINGS.map(({ id }) => id)).size).toBe(NEWS_WORDINGS.length);
  expect(NEWS_WORDINGS).toEqual(expect.arrayContaining([NEWS_WORDING, NEWSLETTER_WORDING]));
});

test('[ENV-01] a setting of the build that is neither on nor off stops it, by name', () => {
  for (const value of ['1', 'true']) expect(isOn('OPT_IN_ENABLED', value)).toBe(true);
  for (const value of ['0', 'false', '', undefined]) expect(isOn('OPT_IN_ENABLED', value)).toBe(false);
  expect(() => isOn('OPT_IN_ENABLED', 'yes')).toThrow(/^OPT_IN_ENABLED: /);
});
