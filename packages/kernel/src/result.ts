/** Why an operation was refused. Sentences are made of it where they are shown. */
export interface Refusal<Code extends string = string, Details extends object = object> {
  /** stable, such as `nameTaken` */
  readonly code: Code
  /** ids and numbers that belong to the code */
  readonly details: Details
  /** the input field that is to blame, as a dotted path */
  readonly field: string | null
}

/** The refusals whose codes are the keys of a map, each with the details the map has for it. */
export type RefusalsOf<DetailsByCode extends object> = {
  readonly [Code in keyof DetailsByCode & string]: Refusal<Code, DetailsByCode[Code] & object>
}[keyof DetailsByCode & string]

/** What an operation returns: a value, or the reason why not. */
export type Result<Value, Refused extends Refusal> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      readonly refusal: Refused
      /** the other reasons, of an operation that looks at every field before it refuses */
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

/** Refuses for all reasons at once, at least one; the first stands for them where only one is told. */
export function errOfAll<Refused extends Refusal>([refusal, ...others]: readonly Refused[]): Result<never, Refused> {
  if (!refusal) throw new Error('A refusal needs a reason.')
  return { ok: false, refusal, others }
}
