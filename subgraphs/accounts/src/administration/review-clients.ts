import { connectionService } from '@sanguine/db'
import { type App, err, invalidCursor, ok, type PageBounds, type RefusalsOf, type Result } from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import { endGrants } from '../oauth/grants'
import { type ClientState, type OauthClientRecord, oauthClientsService } from '../oauth/oauth-clients.model'

export interface ClientPage extends PageBounds {
  readonly clients: readonly OauthClientRecord[]
}

export interface ClientSearch {
  /** null for all */
  readonly state: ClientState | null
  readonly first: number
  /** a cursor of `clientCursorOf`; null for the first page */
  readonly after: string | null
}

/** The place of an app in the list. */
export const clientCursorOf = ({ createdAt, _id }: OauthClientRecord): string => `${createdAt.getTime()}.${_id}`

/** The apps that players registered, newest first. For operations that have checked the permission. */
export async function searchClients(app: App, { state, first, after }: ClientSearch): Promise<ClientPage> {
  const found = await app
    .get(oauthClientsService)
    .find({ ...(state !== null && { state }), ...(after !== null && olderThan(after)) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(first + 1)
    .lean()
  return { clients: found.slice(0, first), hasNextPage: found.length > first, hasPreviousPage: after !== null }
}

function olderThan(cursor: string): object {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f]{32})$/.exec(cursor) ?? []
  if (time === undefined || id === undefined) throw invalidCursor()
  const createdAt = new Date(Number(time))
  return { $or: [{ createdAt: trusted({ $lt: createdAt }) }, { createdAt, _id: trusted({ $lt: id }) }] }
}

/** Why the staff could not review an app. */
export type ClientReviewRefusal = RefusalsOf<{
  unknownApp: Readonly<Record<never, never>>
  /** its owner changed it since the staff read it */
  appChanged: Readonly<Record<never, never>>
}>

export interface ClientReview {
  readonly id: string
  /** as the staff have read it, so that nothing is approved that they have not seen */
  readonly revision: number
  readonly isApproved: boolean
  /** shown to the owner of a refused app */
  readonly reason: string
  /** writes what belongs to the review, in its transaction: both or neither */
  readonly alongside: (before: OauthClientRecord, after: OauthClientRecord, session: ClientSession) => Promise<void>
}

/**
 * Approves or refuses an app. A refused one keeps the connection of its owner only; every gateway knows within a
 * second. For operations that have checked the permission.
 */
export async function reviewClient(
  app: App,
  { id: _id, revision, isApproved, reason, alongside }: ClientReview,
): Promise<Result<OauthClientRecord, ClientReviewRefusal>> {
  const clients = app.get(oauthClientsService)
  const set = {
    state: isApproved ? 'approved' : 'refused',
    reason: isApproved ? '' : reason,
    reviewedAt: new Date(app.clock.now()),
    revision: revision + 1,
  } as const
  const result = await app.get(connectionService).transaction(async (session) => {
    const before = await clients.findById(_id).session(session).lean()
    if (!before) return err('unknownApp', {}, 'id')
    if (before.revision !== revision) return err('appChanged', {}, 'id')
    await clients.updateOne({ _id, revision }, { $set: set }, { session })
    const after: OauthClientRecord = { ...before, ...set }
    await alongside(before, after, session)
    return ok(after)
  })
  if (result.ok && !isApproved) {
    const accountId = trusted({ $ne: result.value.ownerId })
    await endGrants(app, { clientId: _id, accountId })
  }
  return result
}
