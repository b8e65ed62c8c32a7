/** Where a browser tells of what went wrong. Apart from its schema, which no page needs to load. */
export const FAILURES_PATH = '/api/failures';
/** The media type of an envelope: the format in which Sentry's clients send what they have to tell, a line of JSON for each part. */
export const ENVELOPE_TYPE = 'application/x-sentry-envelope';
