import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Sets a value at a path of names and indices, creating the objects and arrays in between. */
function put(target: Record<PropertyKey, unknown>, path: readonly PropertyKey[], value: unknown): void {
  let at = target
  path.forEach((step, index) => {
    if (index === path.length - 1) at[step] ??= value
    else {
      at[step] ??= typeof path[index + 1] === 'number' ? [] : {}
      at = at[step] as Record<PropertyKey, unknown>
    }
  })
}

/**
 * Validates a form by a zod schema. The schema's output is submitted; the first issue of a field is its error.
 * @param translate puts a message into the language of the page
 */
export function zodResolver<Values extends FieldValues>(
  schema: z.ZodType<Values>,
  translate: (message: string) => string,
): Resolver<Values> {
  return async (values) => {
    const result = await schema.safeParseAsync(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<PropertyKey, unknown> = {}
    for (const { path, code, message } of result.error.issues)
      put(errors, path.length > 0 ? path : ['root'], { type: code, message: translate(message) })
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
