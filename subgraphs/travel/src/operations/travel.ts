import { releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, ok, parse, type Result } from '@sanguine/kernel'
import { type MeView, type PlayerRefusal, runPlayerAction, viewGround, viewMe } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ huntingGroundId: idSchema })

/** What to tell a player who has arrived, and the player. */
export interface Travelled {
  readonly message: string
  readonly me: MeView
}

/** Moves the player to another hunting ground and pays its cost. */
export async function travel(
  context: Context,
  input: { readonly huntingGroundId: string },
): Promise<Result<Travelled, PlayerRefusal>> {
  const { huntingGroundId: groundId } = parse(inputSchema, input)
  const answer = await runPlayerAction(context, {
    name: 'travel',
    input: { groundId },
    rule: ({ state, release }) => rules.travel(state, { groundId, release }),
  })
  if (!answer.ok) return answer
  const { name } = viewGround(releaseFor(context), answer.value.result.groundId)
  return ok({ message: `You have reached ${name}.`, me: viewMe(context, answer.value) })
}
