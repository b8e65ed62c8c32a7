import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { basketRequest } from '#src/contracts/checkout.ts';
import { NEWS_WORDING, NEWS_WORDINGS, NEWSLETTER_WORDING } from '#src/core/news/wordings.ts';
import { CheckoutDetails } from '#src/features/basket/checkout/CheckoutDetails.tsx';
import { customerOf, emptyForm } from '#src/features/basket/checkout/checkout-form.ts';
import { parseFlag } from '#src/lib/parse-flag.ts';
import { attribute, elementsOf, textOf } from '#tests/build/support/html.ts';

function boxIn(isOptInEnabled: boolean, form = emptyForm('GB')) {
  const html = renderToStaticMarkup(createElement(CheckoutDetails, { form, region: 'GB', isOptInEnabled }));
  const elements = elementsOf(html);
  const label = elements.find((one) => one.tagName === 'label' && textOf(one).includes(NEWS_WORDING.text));
  const input = elements.find((one) => label && one.parentNode === label && one.tagName === 'input');
  return { html, label, input };
}

describe('[D02] the newsletter box at checkout', () => {
  test('is unticked, with exactly the text that is saved', () => {
    const { label, input } = boxIn(true);
    expect(textOf(label!)).toBe(NEWS_WORDING.text);
    expect(attribute(input!, 'type')).toBe('checkbox');
    expect(attribute(input!, 'checked')).toBeUndefined();
  });

  test('stays ticked once the shopper has ticked it', () => {
    const { input } = boxIn(true, { ...emptyForm('GB'), enableOptIn: true });
    expect(attribute(input!, 'checked')).toBe('');
  });

  test('is missing while the store offers no newsletter', () => {
    expect(boxIn(false).label).toBeUndefined();
    expect(boxIn(false).html).not.toMatch(/news|something new/);
  });

  test('sends a yes with the text that was shown, with any other fields, and never sends a no', () => {
    const ticked = { ...emptyForm('GB'), enableOptIn: true };
    expect(customerOf(ticked, 'EU')).toEqual({ enableOptIn: true, optInWording: NEWS_WORDING.id });
    expect(customerOf({ ...ticked, enableOptIn: false }, 'EU')).toBeUndefined();
    const customer = { enableOptIn: true, optInWording: 'of-another-shop' };
    expect(basketRequest.safeParse({ customer }).error?.issues.map(({ path }) => path.join('.'))).toContain(
      'customer.optInWording',
    );
  });
});

test('keeps texts that were shown once, since shoppers may have agreed to them', () => {
  expect(Object.fromEntries(NEWS_WORDINGS.map(({ id, text }) => [id, text]))).toMatchObject({
    'news-1': 'Yes, write to me when there is something new to cook. I can take that back at any time.',
    'newsletter-1':
      'Write to me when there is something new to cook. I can end that with one click, in any of those mails.',
  });
  expect(new Set(NEWS_WORDINGS.map(({ id }) => id)).size).toBe(NEWS_WORDINGS.length);
  expect(NEWS_WORDINGS).toEqual(expect.arrayContaining([NEWS_WORDING, NEWSLETTER_WORDING]));
});

test('[ENV-01] a build setting that is neither on nor off stops the build, by name', () => {
  for (const value of ['1', 'true']) expect(parseFlag('OPT_IN_ENABLED', value)).toBe(true);
  for (const value of ['0', 'false', '', undefined]) expect(parseFlag('OPT_IN_ENABLED', value)).toBe(false);
  expect(() => parseFlag('OPT_IN_ENABLED', 'yes')).toThrow(/^OPT_IN_ENABLED: /);
});
