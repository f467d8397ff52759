import { type Context, err, ok, parse, type Refusal, type Result, requirePlayer } from '@sanguine/kernel'
import { fightLinksService } from '../fight-links.model'
import { type FightInput, fightSchema, type OwnFight, readOwnFight } from './read-fight'

type RevokeRefusal = Refusal<'unknownLink', Record<never, never>>

/** Removes the link to a hunt of the viewer's journal. The value is null if the journal has lost the hunt since. */
export async function revokeFightLink(
  context: Context,
  input: FightInput,
): Promise<Result<OwnFight | null, RevokeRefusal>> {
  const { accountId } = requirePlayer(context)
  const { entryId } = parse(fightSchema, input)
  const { modifiedCount } = await context.app
    .get(fightLinksService)
    .updateOne({ _id: accountId, 'links.entryId': entryId }, { $pull: { links: { entryId } } })
  if (modifiedCount === 0) return err('unknownLink', {}, 'entryId')
  return ok(await readOwnFight(context, { entryId }))
}
