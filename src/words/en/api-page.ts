/** The documentation of the API. What it says of each address is in the description of the API. */

export const title = 'The shop’s API';
export const description = 'The API that our own pages use: every address, its parameters and its responses.';
/** For whom it applies. */
export const readers = 'developers';
/** `{file}` is a link, and `{version}` that of OpenAPI. */
export const forPrograms = 'For programs: {file} (OpenAPI {version}).';
export const answers = 'Answers';
