import { type AccountCall, accountCall, rememberCall, runOnce } from '@sanguine/accounts'
import { readLastNumber } from '@sanguine/audit'
import { connectionService, isDuplicateKeyOf } from '@sanguine/db'
import {
  type App,
  type Context,
  err,
  ok,
  parse,
  type Result,
  refused,
  requirePlayerSession,
  requireSession,
  sealSecret,
} from '@sanguine/kernel'
import { idAfterChange, readPlayer } from '@sanguine/players'
import { isPublicHttpsAddress } from '@sanguine/push'
import type { WebhookObject } from '@sanguine/schema'
import { trusted } from 'mongoose'
import { z } from 'zod'
import { newestNewsId, pingOf } from '../events/queue-events'
import { mayHave, webhookEvents } from '../events/webhook-event'
import { deliveriesService } from '../store/deliveries.model'
import { sealOf, secretOf, type WebhookRecord, webhooksService } from '../store/webhooks.model'
import type { WebhookRefusal } from '../webhook-refusal'
import { type Delivery, readDelivery, shownDelivery } from './deliveries'

/** The most webhooks of an account. */
export const maxWebhooks = 5

/** A webhook with the key of its signatures, which is shown once. */
export interface NewWebhook {
  readonly secret: string
  readonly webhook: WebhookObject
}

const shown = (row: Omit<WebhookRecord, 'place'>): WebhookObject => ({
  id: row._id,
  url: row.url,
  events: row.events,
  createdAt: row.createdAt.getTime(),
  disabledAt: row.disabledAt?.getTime() ?? null,
  lastSuccessAt: row.lastSuccessAt?.getTime() ?? null,
})

const findOwn = (app: App, accountId: string, _id: string) =>
  app.get(webhooksService).findOne({ _id, accountId }).lean<WebhookRecord>()

/** The webhooks of the caller's account, in the order in which they were created. */
export async function listWebhooks(context: Context): Promise<readonly WebhookObject[]> {
  const { accountId } = requireSession(context)
  const rows = await context.app
    .get(webhooksService)
    .find({ accountId })
    .sort({ createdAt: 1, _id: 1 })
    .lean<WebhookRecord[]>()
  return rows.map(shown)
}

const choices = webhookEvents.filter((event) => event !== 'ping')

const creationSchema = z.object({
  url: z
    .string()
    .max(1000, 'must have at most 1,000 characters')
    .refine(
      isPublicHttpsAddress,
      refused({
        en: 'must be an https address of a public host, without a port and without credentials',
        de: 'muss eine https-Adresse eines öffentlichen Servers sein, ohne Port und ohne Zugangsdaten',
      }),
    )
    .transform((url) => new URL(url).href),
  events: z
    .array(z.enum(choices))
    .min(1)
    .max(choices.length)
    .transform((events) => choices.filter((event) => events.includes(event))),
})

/**
 * Creates a webhook of the caller's account, which gets what happens from now on; once under an `Idempotency-Key`. Events
 * for the staff need the permission to read what they are about. Throws `invalidInput`, and `conflict` if the key belongs
 * to another call.
 */
export async function createWebhook(context: Context, input: unknown): Promise<Result<NewWebhook, WebhookRefusal>> {
  const { accountId, role } = requirePlayerSession(context)
  const { url, events } = parse(creationSchema, input)
  if (!events.every((event) => mayHave(role, event))) return err('eventForStaff', {}, 'events')
  const { app } = context
  const call = accountCall(context, 'createWebhook', [url, events])
  return runOnce<Result<NewWebhook, WebhookRefusal>>(app, call, {
    repeat: async ({ subjectId }) => {
      const created = await findOwn(app, accountId, subjectId)
      return created && ok({ secret: secretOf(app, created), webhook: shown(created) })
    },
    act: () => insertWebhook(context, { accountId, url, events }, call),
  })
}

async function insertWebhook(
  context: Context,
  given: Pick<WebhookRecord, 'accountId' | 'url' | 'events'>,
  call: AccountCall | null,
): Promise<Result<NewWebhook, WebhookRefusal>> {
  const { app, language } = context
  const { accountId } = given
  const webhooks = app.get(webhooksService)
  const _id = app.random.hex(16)
  const secret = `whsec_${Buffer.from(app.random.hex(24), 'hex').toString('base64')}`
  const sealedSecret = sealSecret(app, sealOf(_id), secret)
  const row: Omit<WebhookRecord, 'place'> = {
    _id,
    ...given,
    sealedSecret,
    language,
    ...(await presentOf(context)),
    createdAt: new Date(app.clock.now()),
    disabledAt: null,
    lastSuccessAt: null,
    failingSince: null,
  }
  for (;;) {
    try {
      const isCreated = await app.get(connectionService).transaction((session) =>
        rememberCall(app, call, { subjectId: _id, session }, async () => {
          const places = await webhooks
            .find({ accountId }, { place: 1 })
            .session(session)
            .lean<Pick<WebhookRecord, 'place'>[]>()
          const taken = new Set(places.map(({ place }) => place))
          const place = Array.from({ length: maxWebhooks }, (_, index) => index).find((index) => !taken.has(index))
          if (place === undefined) return false
          await webhooks.create([{ ...row, place }], { session })
          return true
        }),
      )
      return isCreated ? ok({ secret, webhook: shown(row) }) : err('tooManyWebhooks', { limit: maxWebhooks })
    } catch (error) {
      // Another call has taken the place meanwhile.
      if (!isDuplicateKeyOf(error, 'place')) throw error
    }
  }
}

/** The place from which a webhook gets events: the present. */
async function presentOf(context: Context) {
  const { app } = context
  const { accountId, revision, state } = await readPlayer(context)
  const { nextHuntAt } = state
  const readyFor = nextHuntAt <= app.clock.now() ? nextHuntAt : 0
  const staffPlace = await readLastNumber(app)
  const lastId = idAfterChange(accountId, revision)
  return { lastId, revision, nextHuntAt, readyFor, newsId: newestNewsId(app), staffPlace }
}

const idSchema = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of a webhook') })

/** Deletes a webhook of the caller's account and what is queued for it. */
export async function deleteWebhook(context: Context, input: unknown): Promise<Result<string, WebhookRefusal>> {
  const { accountId } = requireSession(context)
  const { id: _id } = parse(idSchema, input)
  const { app } = context
  const { deletedCount } = await app.get(webhooksService).deleteOne({ _id, accountId })
  if (deletedCount === 0) return err('unknownWebhook', {}, 'id')
  await app.get(deliveriesService).deleteMany({ webhookId: _id })
  return ok(_id)
}

/** Enables a webhook that was disabled. It gets what happens from now on. Nothing changes for an enabled one. */
export async function enableWebhook(context: Context, input: unknown): Promise<Result<WebhookObject, WebhookRefusal>> {
  const { accountId } = requirePlayerSession(context)
  const { id: _id } = parse(idSchema, input)
  const { app } = context
  const begin = await presentOf(context)
  await app
    .get(webhooksService)
    .updateOne(
      { _id, accountId, disabledAt: trusted({ $ne: null }) },
      { $set: { ...begin, disabledAt: null, failingSince: null } },
    )
  const row = await findOwn(app, accountId, _id)
  return row ? ok(shown(row)) : err('unknownWebhook', {}, 'id')
}

/** Queues an event for a webhook that shows whether its receiver works; once under an `Idempotency-Key`. */
export async function pingWebhook(context: Context, input: unknown): Promise<Result<Delivery, WebhookRefusal>> {
  const { accountId, role } = requirePlayerSession(context)
  const { id } = parse(idSchema, input)
  const { app } = context
  const webhook = await findOwn(app, accountId, id)
  if (!webhook) return err('unknownWebhook', {}, 'id')
  if (webhook.disabledAt) return err('webhookDisabled', {}, 'id')
  const call = accountCall(context, 'pingWebhook', [id])
  return runOnce<Result<Delivery, WebhookRefusal>>(app, call, {
    repeat: ({ subjectId }) => readDelivery(app, { _id: subjectId, accountId }, role),
    act: async () => {
      const row = pingOf(app, webhook)
      await app.get(connectionService).transaction((session) =>
        rememberCall(app, call, { subjectId: row._id, session }, async () => {
          await app.get(deliveriesService).create([row], { session })
          return true
        }),
      )
      return ok(shownDelivery(row, role))
    },
  })
}
