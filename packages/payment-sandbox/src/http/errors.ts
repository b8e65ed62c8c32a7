type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';

/** An error response in Stripe's format: `{"error": {type, message, param?, code?}}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly param: string | undefined;
  readonly code: string | undefined;

  constructor(
    status: number,
    message: string,
    more: { type?: ErrorType; param?: string; code?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.param = more.param;
    this.code = more.code;
  }

  /** The body of the response. */
  body(): { error: Record<string, string> } {
    const { type, message, param, code } = this;
    return {
      error: {
        type,
        message,
        ...(param && { param }),
        ...(code && {
          code,
          doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
        }),
      },
    };
  }
}

/** 400 for an invalid parameter. */
export function badParam(param: string, message: string, code?: string): ApiError {
  return new ApiError(400, message, { param, ...(code && { code }) });
}

/** Stripe's error for an unknown ID: 404 if it is in the path, 400 if it is a parameter. */
export function noSuch(kind: string, id: string, param: string, status: 400 | 404 = 404): ApiError {
  return new ApiError(status, `No such ${kind}: '${id}'`, { param, code: 'resource_missing' });
}

/** 400 for a parameter that Stripe accepts but this provider does not support. */
export function unsupported(param: string): ApiError {
  return badParam(
    param,
    `The local payment provider does not offer ${param}. Use a Stripe account to try it.`,
  );
}
