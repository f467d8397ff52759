import { releaseFor } from '@sanguine/catalogue'
import { type App, type Context, parse, requirePlayer } from '@sanguine/kernel'
import { type JournalRow, readPlayer, readStates } from '@sanguine/players'
import { avatarOf, type JournalLine } from '@sanguine/rules'
import type { FightReplayObject } from '@sanguine/schema'
import { z } from 'zod'
import { type FightLink, fightLinksService } from '../fight-links.model'
import { readJournalRowsById } from '../rows/read-journal-rows'

/** The input that identifies a hunt of the viewer's journal. */
export const fightSchema = z.object({ entryId: z.string().max(100, 'must be the id of a journal entry') })

export type FightInput = z.input<typeof fightSchema>

/** The secret part of a link. */
export const tokenSchema = z.string().max(100)

const sharedSchema = z.object({ token: tokenSchema })

/** A hunt of the viewer's journal, and the link by which it is shared. */
export interface OwnFight {
  readonly entryId: string
  readonly row: CombatRow
  readonly replay: FightReplayObject
  readonly link: FightLink | null
}

/** A link, with the hunt that it leads to. */
export interface ListedFightLink extends FightLink {
  readonly row: CombatRow
}

/** A row of a journal about a hunt. */
export interface CombatRow extends JournalRow {
  readonly line: Extract<JournalLine, { readonly type: 'combat' }>
}

const isCombatRow = (row: JournalRow | undefined): row is CombatRow => row?.line.type === 'combat'

async function readCombatRow(app: App, accountId: string, entryId: string): Promise<CombatRow | null> {
  const [row] = await readJournalRowsById(app, accountId, [entryId])
  return isCombatRow(row) ? row : null
}

/** A hunt of the viewer's journal; null if it has no such hunt. */
export async function readOwnFight(context: Context, input: FightInput): Promise<OwnFight | null> {
  const { accountId } = requirePlayer(context)
  const { entryId } = parse(fightSchema, input)
  const [row, links, player] = await Promise.all([
    readCombatRow(context.app, accountId, entryId),
    linksOf(context.app, accountId),
    readPlayer(context),
  ])
  if (!row) return null
  const avatarImageId = avatarOf(player, releaseFor(context))
  const replay = { combat: row.line.combat, avatarImageId, fairness: player.state.fairness ?? null }
  return { entryId, row, replay, link: links.find((link) => link.entryId === entryId) ?? null }
}

/** The hunt that a link leads to, for everyone; null if the link was revoked or never was, or its hunter is gone. */
export async function readSharedFight(
  context: Context,
  input: z.input<typeof sharedSchema>,
): Promise<FightReplayObject | null> {
  const { token } = parse(sharedSchema, input)
  if (!/^[0-9a-f]{32}$/.test(token)) return null
  const { app } = context
  const owner = await app.get(fightLinksService).findOne({ 'links.token': token }).lean()
  const link = owner?.links.find((each) => each.token === token)
  if (!owner || !link) return null
  const [row, states] = await Promise.all([readCombatRow(app, owner._id, link.entryId), readStates(app, [owner._id])])
  const state = states.get(owner._id)
  if (!row || !state) return null
  const avatarImageId = avatarOf({ accountId: owner._id, state }, releaseFor(context))
  return { combat: row.line.combat, avatarImageId, fairness: state.fairness ?? null }
}

/** The links of the viewer, latest first. */
export async function listFightLinks(context: Context): Promise<ListedFightLink[]> {
  const { accountId } = requirePlayer(context)
  const links = await linksOf(context.app, accountId)
  const ids = links.map(({ entryId }) => entryId)
  const rows = new Map((await readJournalRowsById(context.app, accountId, ids)).map((row) => [row._id, row]))
  return links.toReversed().flatMap((link) => {
    const row = rows.get(link.entryId)
    return isCombatRow(row) ? [{ ...link, row }] : []
  })
}

/** The links of an account, oldest first. */
export async function linksOf(app: App, accountId: string): Promise<readonly FightLink[]> {
  const document = await app.get(fightLinksService).findById(accountId).lean()
  return document?.links ?? []
}
