import type { Refusal } from '@sanguine/rules'
import { constantCase } from '@sanguine/rules'
import { z } from 'zod'
import type { Context } from '../context'

/** The code of a login that must be confirmed, which the operation does not refuse. */
export const secondFactorRequired = 'SECOND_FACTOR_REQUIRED'

/** The fields of a refusal for programs, next to its sentence. */
export const refusalFields = {
  code: z
    .string()
    .meta({ documentedAs: { $ref: '#/components/schemas/RefusalCode' } })
    .describe('The reason of the refusal; only if `success` is false.')
    .optional(),
  field: z.string().describe('The input field that caused the refusal, if a single one did.').optional(),
  seconds: z.int().min(0).describe('Seconds until the call can succeed, if waiting is enough.').optional(),
}

/** The call's names of fields, by the names that the operation has for them. */
export type FieldNames = Readonly<Record<string, string>>

function secondsOf(details: { readonly seconds?: unknown; readonly opensAt?: unknown }, now: number): number | null {
  if (typeof details.seconds === 'number') return details.seconds
  return typeof details.opensAt === 'number' ? Math.max(0, Math.ceil((details.opensAt - now) / 1000)) : null
}

/** A refusal's code, field and seconds on the wire. */
export function refusalDetails({ app }: Pick<Context, 'app'>, { code, details, field }: Refusal, names: FieldNames) {
  const seconds = secondsOf(details, app.clock.now())
  return {
    code: constantCase(code),
    ...(field !== null && { field: names[field] ?? field }),
    ...(seconds !== null && { seconds }),
  }
}

/** A call that was refused. */
export type WireRefusal = { readonly success: false; readonly message: string } & ReturnType<typeof refusalDetails>
