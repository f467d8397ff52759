import {
  type AccountDetails,
  type ClientPage,
  type ClientReviewRefusal,
  clientStates,
  findAccount,
  type OauthClientRecord,
  reviewClient,
  searchClients,
  shownClient,
  textSchema,
} from '@sanguine/accounts'
import { writeAuditEntry } from '@sanguine/audit'
import {
  type Context,
  err,
  logSecurityEvent,
  ok,
  parse,
  type Result,
  requirePermission,
  requireSession,
  wholeNumber,
} from '@sanguine/kernel'
import { z } from 'zod'
import { auditOf } from '../user-audit'
import type { UserRefusal } from '../user-refusal'

/** An app and the account that registered it, for the staff. */
export interface ReviewedApp {
  readonly app: ReturnType<typeof shownClient>
  readonly owner: AccountDetails | null
}

/** Apps of a page at most. */
const maxApps = 100

const searchSchema = z.object({
  state: z.enum(clientStates).nullish(),
  first: wholeNumber(1, maxApps).nullish(),
  after: textSchema(100).nullish(),
})

async function withOwners({ app }: Context, clients: readonly OauthClientRecord[]): Promise<readonly ReviewedApp[]> {
  const ids = [...new Set(clients.map(({ ownerId }) => ownerId.toHexString()))]
  const owners = new Map(await Promise.all(ids.map(async (id) => [id, await findAccount(app, id)] as const)))
  return clients.map((client) => ({
    app: shownClient(client),
    owner: owners.get(client.ownerId.toHexString()) ?? null,
  }))
}

/** The apps that players registered, newest first. For staff who manage users. Throws `invalidInput`. */
export async function listApps(
  context: Context,
  input: z.input<typeof searchSchema>,
): Promise<ClientPage & { readonly apps: readonly ReviewedApp[] }> {
  requireSession(context)
  requirePermission(context, 'manageUsers')
  const { state, first, after } = parse(searchSchema, input)
  const page = await searchClients(context.app, { state: state ?? null, first: first ?? 50, after: after ?? null })
  return { ...page, apps: await withOwners(context, page.clients) }
}

const reviewSchema = z.object({
  id: textSchema(64),
  revision: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  isApproved: z.boolean(),
  reason: textSchema(500).trim(),
})

/**
 * Approves an app, so that everybody can connect it, or refuses it with a reason for its owner. An approval that is
 * withdrawn ends the connections of all other accounts. For staff who manage users. Throws `invalidInput`.
 */
export async function reviewApp(
  context: Context,
  input: unknown,
): Promise<Result<ReviewedApp, ClientReviewRefusal | UserRefusal>> {
  requireSession(context)
  requirePermission(context, 'manageUsers')
  const review = parse(reviewSchema, input)
  if (!review.isApproved && review.reason === '') return err('reasonRequired', {}, 'reason')
  const states: { before: string; after: string }[] = []
  const reviewed = await reviewClient(context.app, {
    ...review,
    alongside: async (before, after, session) => {
      const accountId = after.ownerId.toHexString()
      const name = (await findAccount(context.app, accountId))?.name ?? ''
      states.push({ before: before.state, after: after.state })
      const entry = auditOf(context, { accountId, name }, `app ${after.name}`, before.state, after.state)
      await writeAuditEntry(context.app, { ...entry, reason: after.reason || null }, session)
    },
  })
  if (!reviewed.ok) return reviewed
  const { ownerId } = reviewed.value
  // if the transaction was retried, the last review is the one that was written
  logSecurityEvent(context, 'security.app.reviewed', { accountId: ownerId.toHexString(), ...states.at(-1) })
  return ok({ app: shownClient(reviewed.value), owner: await findAccount(context.app, ownerId.toHexString()) })
}
