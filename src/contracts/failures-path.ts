/** The endpoint for error reports from browsers. In its own file because no page needs the schema. */
export const FAILURES_PATH = '/api/failures';
/** The media type of a Sentry envelope: one line of JSON per part. */
export const ENVELOPE_TYPE = 'application/x-sentry-envelope';
