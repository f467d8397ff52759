import { isDuplicateKey } from '@sanguine/db'
import { type Context, err, ok, parse, type Refusal, type Result, requirePlayer } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { fightLinksService } from '../fight-links.model'
import { type FightInput, fightSchema, linksOf, type OwnFight, readOwnFight } from './read-fight'

/** The largest number of links of an account. */
const maxLinks = 100

type ShareRefusal = Refusal<'unknownFight' | 'tooManyLinks', Record<never, never>>

/**
 * Creates a link to a hunt of the viewer's journal, or returns the existing one. One of several simultaneous calls
 * creates the link. Simultaneous calls cannot create more links than allowed.
 */
export async function shareFight(context: Context, input: FightInput): Promise<Result<OwnFight, ShareRefusal>> {
  const { accountId } = requirePlayer(context)
  const { entryId } = parse(fightSchema, input)
  const fight = await readOwnFight(context, { entryId })
  if (!fight) return err('unknownFight', {}, 'entryId')
  if (fight.link) return ok(fight)
  const link = { token: context.app.random.hex(16), entryId, sharedAt: context.app.clock.now() }
  try {
    await context.app.get(fightLinksService).updateOne(
      {
        _id: accountId,
        'links.entryId': trusted({ $ne: entryId }),
        [`links.${maxLinks - 1}`]: trusted({ $exists: false }),
      },
      { $push: { links: link } },
      { upsert: true },
    )
    return ok({ ...fight, link })
  } catch (error) {
    // the document exists, but another call has created the link or there are too many
    if (!isDuplicateKey(error)) throw error
    const again = await readOwnFight(context, { entryId })
    if (again?.link) return ok(again)
    // a link that existed a moment ago may have been revoked since
    const { length } = await linksOf(context.app, accountId)
    return length < maxLinks ? shareFight(context, input) : err('tooManyLinks')
  }
}
