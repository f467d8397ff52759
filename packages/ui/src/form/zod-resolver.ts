import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Sets a value at a path of names and indices, making the objects and arrays on the way. */
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
 * Has a form checked by a zod schema: its output is what is submitted, the first problem of each field its error.
 * @param describe words a problem in the language of the page; default the schema's own message
 */
export function zodResolver<Values extends FieldValues>(
  schema: z.ZodType<Values>,
  describe: (message: string) => string = (message) => message,
): Resolver<Values> {
  return async (values) => {
    const result = await schema.safeParseAsync(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<PropertyKey, unknown> = {}
    for (const { path, code, message } of result.error.issues)
      put(errors, path.length > 0 ? path : ['root'], { type: code, message: describe(message) })
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
