/** A refusal as the GraphQL API shows it. */
export interface UserError {
  readonly code: string
  /** English, ready to be shown */
  readonly message: string
  readonly values: Readonly<Record<string, string | number>>
  readonly field: string | null
}

/** What an operation answers: a value, or the reason why not. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: UserError }

export const ok = <Value>(value: Value): Result<Value> => ({ ok: true, value })

export const err = (
  code: string,
  message: string,
  values: UserError['values'] = {},
  field: string | null = null,
): Result<never> => ({
  ok: false,
  error: { code, message, values, field },
})
