import type * as z from 'zod/mini';

/** The roles of members. Each operation lists the roles that may call it. */
export const DESK_ROLES = ['owner', 'packer', 'editor', 'accountant', 'creator'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** A person who is signed in. `creatorId` is set for creators: they read only their own data. */
export type DeskMember = {
  id: string;
  email: string;
  name: string;
  role: DeskRole;
  creatorId: string | null;
};

/**
 * One operation of the desk as data. The server checks role and input by it, and the browser calls it by its
 * name: `POST /api/desk/NAME` with JSON, reads too, because addresses are logged and an input may name a
 * person.
 */
export type DeskContract<Input = unknown, Answer = unknown> = {
  /** As `orders.list`: a noun, then a verb. */
  name: `${string}.${string}`;
  /** A write is logged, also if it fails. */
  kind: 'read' | 'write';
  roles: readonly DeskRole[];
  input: z.ZodMiniType<Input>;
  /** Only its type is used. */
  answer?: Answer;
};

type Parts<Input> = { roles: readonly DeskRole[]; input: z.ZodMiniType<Input> };

/** Declares an operation that changes nothing. */
export function deskRead<Answer>() {
  return <Input>(
    name: DeskContract['name'],
    { roles, input }: Parts<Input>,
  ): DeskContract<Input, Answer> => ({ name, kind: 'read', roles, input });
}

/** Declares an operation that changes something. It is sent once, and logged. */
export function deskWrite<Answer>() {
  return <Input>(
    name: DeskContract['name'],
    { roles, input }: Parts<Input>,
  ): DeskContract<Input, Answer> => ({ name, kind: 'write', roles, input });
}

/** The codes of refusals by status. */
export const DESK_ERRORS = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  too_many_requests: 429,
  internal_error: 500,
  provider_error: 502,
} as const;
export type DeskErrorCode = keyof typeof DESK_ERRORS;

/** The answer to a refused call. `field` is the path of the input at fault. */
export type DeskRefusal = {
  error: { code: DeskErrorCode; message: string; field?: string; requestId: string };
};
