import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BasketProduct } from '#src/core/basket/types.ts';
import AddForm from '#src/features/basket/AddForm.tsx';
import { attribute, elementsOf, textOf } from '#tests/build/support/html.ts';
import { book } from './products.ts';

function drawn(product: BasketProduct) {
  const form = createElement(AddForm, { product, region: 'GB', tax: 'VAT included', hasDates: true });
  return elementsOf(renderToStaticMarkup(form));
}

/** The form when a page is first shown. */
function formOf(product: BasketProduct) {
  const elements = drawn(product);
  const classesOf = (element: (typeof elements)[number]) => attribute(element, 'class')?.split(' ') ?? [];
  const buttons = elements.filter(({ tagName }) => tagName === 'button');
  return {
    text: textOf(elements[0]!),
    /** The buttons beside the quantity, as shown with JavaScript. */
    buttons: buttons
      .filter((button) => !classesOf(button).includes('is-without-script'))
      .map((button) => textOf(button)),
    withoutScript: buttons.filter((button) => attribute(button, 'data-native') !== undefined).map(textOf),
    choices: elements
      .filter((element) => classesOf(element).includes('choice'))
      .map((choice) => classesOf(choice).slice(1).join(' ')),
    asksForWords: elements.some((element) => attribute(element, 'name') === 'customizationQuery'),
  };
}

describe('the buttons of a product’s page', () => {
  test('an available product can be added or bought at once, and the bar on a phone adds it', () => {
    expect(formOf(book()).buttons).toEqual(['Add to basket · £24.00', 'Buy now', 'Add to basket']);
  });

  test('the bar on a phone names no day of arrival before the page’s script has written one', () => {
    expect(formOf(book()).text).not.toContain('Arrives by');
  });

  test('a pre-order has one button with the shipping date, beside the amount that is paid now', () => {
    const coming = formOf(book({ type: 'pre-order', releasedAt: '2027-03-12T00:00:00.000Z' }));
    expect(coming.buttons).toEqual(['Pre-order now, ships from 12 March', 'Pre-order now']);
    expect(coming.withoutScript).toEqual(['Pre-order now']);
    expect(coming.text).toContain(
      'Out on 12 March 2027. You pay £24.00 now, and we send it from that day on.',
    );
  });

  test('a funded product has one button to back it', () => {
    const funded = formOf(book({ type: 'funding' }));
    expect(funded.buttons).toEqual(['Back this project · £24.00', 'Back this project']);
    expect(funded.withoutScript).toEqual(['Back this project']);
  });
});

describe('customization', () => {
  const customization = { label: 'A dedication', maxLength: 40, isRequired: false };

  test('each format has a class that says whether it can be customized, and how it is delivered', () => {
    const form = formOf(book({ customization }));
    expect(form.choices).toEqual(['is-made takes-words', 'is-digital']);
    expect(form.asksForWords).toBe(true);
  });

  test('is not asked for if no format on sale has it', () => {
    const formats = book().formats.filter(({ _id }) => _id === 'ebook');
    const form = formOf(book({ formats, productFormatId: 'ebook', customization }));
    expect(form.asksForWords).toBe(false);
  });
});

test('the label of the choice is what the product’s formats are', () => {
  expect(formOf(book({ choice: 'edition' })).text).toContain('Edition');
  expect(formOf(book({ choice: 'size' })).text).toContain('Size');
  expect(formOf(book()).text).toContain('Option');
});

test('offers no more pieces than one customer may buy', () => {
  const optionsOf = (product: BasketProduct) =>
    drawn(product)
      .filter(({ tagName }) => tagName === 'option')
      .map((option) => textOf(option));
  expect(optionsOf(book({ maximumPerPerson: 2 }))).toEqual(['1', '2']);
  expect(optionsOf(book())).toHaveLength(10);
});
