import { type Context, ok, parse, type Result } from '@sanguine/kernel'
import * as rules from '@sanguine/rules'
import type { Fairness } from '@sanguine/schema'
import { z } from 'zod'
import { viewFairness } from '../fairness/fairness.view'
import { type MeView, viewMe } from '../me.view'
import type { PlayerRefusal } from '../player-refusal'
import { runPlayerAction } from './run-player-action'

/** No colon, which parts it from the combat's number. */
const clientSeedSchema = z
  .string()
  .trim()
  .max(64, 'must be at most 64 characters')
  .regex(/^[^:\p{Cc}]*$/u, 'must not hold colons')

const inputSchema = z.object({ clientSeed: clientSeedSchema.nullish() })

export type RotateSeedInput = z.input<typeof inputSchema>

/** What to tell a player whose seed was revealed, the seeds after it, and the player. */
export interface SeedRotated {
  readonly message: string
  readonly fairness: Fairness
  readonly me: MeView
}

/** Reveals the seed that the player's combats were drawn from, and takes the next; the player may have a part in it. */
export async function rotateSeed(
  context: Context,
  input: RotateSeedInput = {},
): Promise<Result<SeedRotated, PlayerRefusal>> {
  const clientSeed = parse(inputSchema, input).clientSeed ?? ''
  const answer = await runPlayerAction(context, {
    name: 'rotateSeed',
    input: { clientSeed },
    rule: ({ state, seed, now }) => {
      const ruling = rules.rotateSeed(state, { seed, clientSeed, now })
      // the seed itself must not get into stored results
      return ruling.ok ? { ...ruling, value: null } : ruling
    },
  })
  if (!answer.ok) return answer
  const { fairness } = answer.value.state
  if (!fairness) throw new Error('A player whose seed was changed has none.')
  return ok({
    message: 'The old seed is revealed, and the next one is in use.',
    fairness: viewFairness(fairness),
    me: viewMe(context, answer.value),
  })
}
