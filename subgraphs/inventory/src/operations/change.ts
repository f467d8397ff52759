import { releaseFor } from '@sanguine/catalogue'
import { type Context, ok, type Result } from '@sanguine/kernel'
import { type MeView, type PlayerAction, type PlayerRefusal, runPlayerAction, viewMe } from '@sanguine/players'
import type { Release } from '@sanguine/rules'

/** What to tell a player who has changed clothes, and the player. */
export interface Dressed {
  readonly message: string
  readonly me: MeView
}

interface ChangeRequest<Value> extends PlayerAction<Value> {
  readonly message: (release: Release) => string
}

/** A change of what is worn. */
export async function change<Value>(
  context: Context,
  request: ChangeRequest<Value>,
): Promise<Result<Dressed, PlayerRefusal>> {
  const { message, ...acting } = request
  const answer = await runPlayerAction(context, acting)
  if (!answer.ok) return answer
  return ok({ message: message(releaseFor(context)), me: viewMe(context, answer.value) })
}
