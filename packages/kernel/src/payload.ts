import type { Result, UserError } from './result'

/** The GraphQL payload of a mutation: the fields of the value, or only the reasons why not. Fields left out are null. */
export const toPayload = <Value, Fields extends object>(
  result: Result<Value>,
  fieldsOf: (value: Value) => Fields,
): (Fields & { readonly userErrors: readonly [] }) | { readonly userErrors: readonly UserError[] } =>
  result.ok ? { ...fieldsOf(result.value), userErrors: [] } : { userErrors: [result.error] }
