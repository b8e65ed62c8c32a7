/** The query parameter of the chosen format. */
export const FORMAT_QUERY = 'format';
