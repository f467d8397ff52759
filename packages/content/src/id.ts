import { z } from 'zod'
import type { Field } from './field'

/** A record's own id. */
export const id = {
  description: 'Its id, 24 hex digits.',
  shape: { type: 'text', max: 24, multiline: false, required: true },
  schema: z
    .string({ error: 'must be an id of 24 hex digits' })
    .toLowerCase()
    .regex(/^[0-9a-f]{24}$/, 'must be an id of 24 hex digits'),
} as const satisfies Field
