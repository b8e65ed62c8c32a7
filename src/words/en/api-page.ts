/** The documentation of the API. What it says of each address is in the description of the API. */

export const title = 'The shop’s API';
export const description =
  'What the shop’s own pages ask it, for programs of your own: every address, what it takes and what it answers.';
/** For whom it applies. */
export const readers = 'whoever writes programs';
/** `{file}` is a link, and `{version}` that of OpenAPI. */
export const forPrograms = 'The same for programs: {file} (OpenAPI {version}).';
export const answers = 'Answers';
