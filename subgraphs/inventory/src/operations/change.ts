import { releaseFor } from '@sanguine/catalogue'
import { type Answer, type Context, done } from '@sanguine/kernel'
import { type ActRequest, act, type MeView, viewMe } from '@sanguine/players'
import type { Release } from '@sanguine/rules'

/** What to tell a player who has changed clothes, and the player. */
export interface Dressed {
  readonly message: string
  readonly me: MeView
}

interface ChangeRequest<Result> extends ActRequest<Result> {
  readonly message: (release: Release) => string
}

/** A change of what is worn. */
export async function change<Result>(context: Context, request: ChangeRequest<Result>): Promise<Answer<Dressed>> {
  const { message, ...acting } = request
  const answer = await act(context, acting)
  if (!answer.ok) return answer
  return done({ message: message(releaseFor(context)), me: viewMe(context, answer.value) })
}
