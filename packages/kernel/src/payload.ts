import type { Refusal, Result } from '@sanguine/rules'

/**
 * The GraphQL payload of a mutation: the fields of the value, or only the reasons of the refusal. Missing fields are
 * null.
 */
export const toPayload = <Value, Refused extends Refusal, Fields extends object>(
  result: Result<Value, Refused>,
  fieldsOf: (value: Value) => Fields,
): (Fields & { readonly userErrors: readonly [] }) | { readonly userErrors: readonly [Refused, ...Refused[]] } =>
  result.ok ? { ...fieldsOf(result.value), userErrors: [] } : { userErrors: [result.refusal, ...(result.others ?? [])] }
