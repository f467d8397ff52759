import { type Context, parse } from '@sanguine/kernel'
import * as rules from '@sanguine/rules'
import { z } from 'zod'
import type { PlayerActionResult } from '../change/change-player'
import { runPlayerAction } from '../change/run-player-action'

/** The player's part has no colon, because a colon separates it from the combat's number. */
export const clientSeedSchema = z
  .string()
  .trim()
  .max(64, 'must be at most 64 characters')
  .regex(/^[^:\p{Cc}]*$/u, 'must not hold colons')

const inputSchema = z.object({ clientSeed: clientSeedSchema.nullish() })

export type RotateSeedInput = z.input<typeof inputSchema>

/** Reveals the seed of the player's past combats and uses the next one, in which the player may have a part. */
export async function rotateSeed(context: Context, input: RotateSeedInput = {}): Promise<PlayerActionResult<null>> {
  const clientSeed = parse(inputSchema, input).clientSeed ?? ''
  return runPlayerAction(context, {
    name: 'rotateSeed',
    input: { clientSeed },
    rule: ({ state, seed, now }) => {
      const result = rules.rotateSeed(state, { seed, clientSeed, now })
      // the seed itself must not get into stored results
      return result.ok ? { ...result, value: null } : result
    },
  })
}
