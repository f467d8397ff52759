/** The reason why an operation was refused. Both APIs and the site make a sentence of it. */
export interface Refusal<Code extends string = string, Details extends object = object> {
  /** stable, such as `nameTaken` */
  readonly code: Code
  /** ids and numbers for the code */
  readonly details: Details
  /** the input field that caused it, as a dotted path */
  readonly field: string | null
}

/** The union of the refusals that a map describes: each key is a code, and its value the type of the details. */
export type RefusalsOf<DetailsByCode extends object> = {
  readonly [Code in keyof DetailsByCode & string]: Refusal<Code, DetailsByCode[Code] & object>
}[keyof DetailsByCode & string]

/** The result of an operation: a value, or the reason of the refusal. */
export type Result<Value, Refused extends Refusal> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      readonly refusal: Refused
      /** the other reasons, if the operation checks every field before it refuses */
      readonly others?: readonly Refused[]
    }

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

export const err = <const Code extends string, const Details extends object = Record<never, never>>(
  code: Code,
  details: Details = {} as Details,
  field: string | null = null,
): { readonly ok: false; readonly refusal: Refusal<Code, Details> } => ({
  ok: false,
  refusal: { code, details, field },
})

/** Refuses for one or more reasons at once. The first reason is `refusal`, which callers show if they show only one. */
export function errOfAll<Refused extends Refusal>([refusal, ...others]: readonly Refused[]): Result<never, Refused> {
  if (!refusal) throw new Error('A refusal needs a reason.')
  return { ok: false, refusal, others }
}
