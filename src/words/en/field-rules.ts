/**
 * What is wrong with a field: the rest of a sentence after its label, which is in `field-labels.ts`. Most are
 * for programs that use the API.
 */

/** The sentence: with the rest below, and with a value that the field must have. */
export const sentence = '{label} {rest}.';
export const sentenceOfValue = '{label} must be {value}.';

/** The rest. Each must start with plain text: the sentence above depends on it. */
export const missing = 'is missing';
export const empty = 'is empty';
/** `{value}` is one of the values below. */
export const mustBe = 'must be {value}';
export const atLeast = 'must be at least {least}';
export const atMost = 'must be at most {most}';
export const charactersAtLeast = 'must have at least {least} characters';
export const charactersAtMost = 'must have at most {most} characters';
export const entriesAtLeast = 'must have at least {least} entries';
export const entriesAtMost = 'must have at most {most} entries';
export const multipleOf = 'must be a multiple of {divisor}';
/** `{fields}` are names of the API. */
export const unknownFields = 'has fields that are not accepted: {fields}';
export const wrong = 'does not match the API description';

/** Values that any field can need. */
export const text = 'text';
export const number = 'a number';
export const wholeNumber = 'a whole number';
export const wholeNumberBetween = 'a whole number from {least} to {most}';
export const trueOrFalse = 'true or false';
export const date = 'a date';
export const list = 'a list';
export const object = 'an object';
export const email = 'an email address';
export const webAddress = 'a web address';
export const day = 'a day such as 2026-12-24';
export const moment = 'a time such as 2026-12-24T12:00:00Z';
export const otherForm = 'in the form that the API describes';
export const otherValue = 'another value';
export const leftEmpty = 'left empty';
/** `{values}` are names of the API, with commas. */
export const oneOf = 'one of {values}';
export const someOf = 'some of {values}';

/** Values of certain fields. */
export const plainText = 'text without control characters';
export const noTags = 'text without HTML tags';
export const catalogueId = 'an id from the catalogue';
export const codeForm = 'letters, digits and hyphens, 3 to 40 of them';
export const keyForm = '16 to 80 letters, digits and hyphens';
export const picturePath = 'the path of one of the store’s own pictures (/pictures/…/640.webp)';
export const country = 'an ISO country code';
export const region = 'the code of a region';
export const intent = 'either Standard or Funding';
export const rewardOrAmount = 'either a reward or an amount';
export const codeThatGives = 'a code that gives something';
export const fundingCategory = 'a category in the form funding/slug';
export const category = 'a category in the form section/category';
export const letter = 'a letter from A to Z';
