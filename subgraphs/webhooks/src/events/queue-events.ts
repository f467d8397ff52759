import { createHash } from 'node:crypto'
import { readLastNumber, readStaffPart } from '@sanguine/audit'
import { releaseService } from '@sanguine/catalogue'
import { connectionService, insertMissing } from '@sanguine/db'
import type { App, Context } from '@sanguine/kernel'
import { type JournalEntryKey, readJournalAfter, readRevisions } from '@sanguine/players'
import type { DeliveryRecord } from '../store/deliveries.model'
import { type WebhookRecord, webhooksService } from '../store/webhooks.model'
import { eventDataService } from './event-data.service'
import { contextOfOwner, findOwner } from './owner-context'
import { eventOfEntry, eventOfStaff, isForStaff, type WebhookEvent } from './webhook-event'

/** The time for which deliveries can be looked at and sent again: seven days. */
const keptMs = 7 * 86_400_000

/** The most entries of a journal that are read at once. */
const partLength = 100

/** An event before it is queued for a webhook. */
interface NewEvent {
  readonly event: WebhookEvent
  /** the same for every attempt to queue the event, and for no other event of the webhook */
  readonly cause: string
  readonly happenedAt: number
  readonly data: object
}

/**
 * Queues what has happened to the players of all webhooks since it was last called, on this gateway or another. The
 * events for the staff are queued in the same way. Each event is queued once: its row's id is made of its cause, and the place in the log moves
 * after the rows are written. A webhook that fails is left to the next call, and does not hold up others. Returns the
 * time of the next event that no write to the database causes, in milliseconds since the epoch. It is that of the next
 * hunt that is ready, and infinity if there is none. It is 0 if a webhook failed, or something cannot be queued yet.
 */
export async function queueEvents(app: App, isWanted: () => boolean = () => true): Promise<number> {
  let nextAt = Number.POSITIVE_INFINITY
  const webhooks = await app.get(webhooksService).find({ disabledAt: null }).lean<WebhookRecord[]>()
  // The worker rests until something is written, so news that were just written must be here.
  if (webhooks.length > 0 && !(await refreshRelease(app))) nextAt = 0
  const revisions = await readRevisions(app, [...new Set(webhooks.map(({ accountId }) => accountId))])
  const lastNumber = webhooks.some(getsStaffEvents) ? await readLastNumber(app) : 0
  for (const webhook of webhooks) {
    if (!isWanted()) return nextAt
    if (webhook.nextHuntAt > webhook.readyFor) nextAt = Math.min(nextAt, webhook.nextHuntAt)
    const isBehindPlayer = isBehind(app, webhook, revisions.get(webhook.accountId))
    const isBehindStaff = getsStaffEvents(webhook) && placeOf(webhook) < lastNumber
    if (!isBehindPlayer && !isBehindStaff) continue
    try {
      if (isBehindPlayer && !(await queueEventsOf(app, webhook))) nextAt = 0
      if (isBehindStaff) await queueStaffEvents(app, webhook)
    } catch (error) {
      app.log.error({ err: error, account: webhook.accountId, webhook: webhook._id }, 'Events could not be queued.')
      nextAt = 0
    }
  }
  return nextAt
}

/** Loads the content that is in the database. False if that fails, so that the release in use stays. */
async function refreshRelease(app: App): Promise<boolean> {
  try {
    await app.get(releaseService).refresh()
    return true
  } catch (error) {
    app.log.error({ err: error }, 'The content could not be read. Webhooks use the former one.')
    return false
  }
}

/** Whether something may have happened that is not queued for a webhook. */
const isBehind = (app: App, webhook: WebhookRecord, revision: number | undefined): boolean =>
  revision !== undefined &&
  (revision !== webhook.revision || isReady(app, webhook) || newestNewsId(app) !== webhook.newsId)

const isReady = (app: App, { nextHuntAt, readyFor }: Pick<WebhookRecord, 'nextHuntAt' | 'readyFor'>): boolean =>
  nextHuntAt > readyFor && nextHuntAt <= app.clock.now()

/** The id of the newest piece of news; null if there is none. */
export function newestNewsId(app: App): string | null {
  const [newest] = app.get(releaseService).current().news.keys()
  return newest ?? null
}

/** Returns false if a later call must queue the rest. */
async function queueEventsOf(app: App, webhook: WebhookRecord): Promise<boolean> {
  const account = await findOwner(app, webhook)
  if (!account) return true
  const context = contextOfOwner(app, webhook, account)
  const queued = await queueEntries(context, webhook)
  if (!queued) return true
  const { now, isComplete } = queued
  // The player may have hunted again since the hunt of the last call was ready.
  const readyTimes = [webhook, { ...webhook, ...now }]
    .filter((each) => isReady(app, each))
    .map((each) => each.nextHuntAt)
  await insertEvents(app, webhook, readyTimes.map(huntReadyEvent))
  const newsId = newestNewsId(app)
  if (newsId !== null && newsId !== webhook.newsId) await queueNews(context, webhook, newsId)
  await app
    .get(webhooksService)
    .updateOne({ _id: webhook._id }, { $set: { ...now, newsId }, $max: { readyFor: Math.max(0, ...readyTimes) } })
  return isComplete
}

const huntReadyEvent = (nextHuntAt: number): NewEvent => ({
  event: 'huntReady',
  cause: `huntReady:${nextHuntAt}`,
  happenedAt: nextHuntAt,
  data: { nextHuntAt: new Date(nextHuntAt).toISOString() },
})

const getsStaffEvents = ({ events }: WebhookRecord): boolean => events.some(isForStaff)

const placeOf = ({ staffPlace = 0 }: WebhookRecord): number => staffPlace

/** Queues the events for the staff that the owner's role may read now, up to the present. */
async function queueStaffEvents(app: App, webhook: WebhookRecord): Promise<void> {
  const { _id, accountId } = webhook
  if (!(await findOwner(app, webhook))) return
  for (let place = placeOf(webhook), hasMore = true; hasMore; ) {
    const part = await readStaffPart(app, { accountId, scopes: null }, place)
    const events = [...part.events].flatMap((each): NewEvent[] => {
      const event = each.type === 'place' ? null : eventOfStaff(each)
      if (event === null || each.type === 'place') return []
      const data = app.get(eventDataService).describeStaffEvent(each)
      return [{ event, cause: `staff:${each.id}`, happenedAt: each.at, data }]
    })
    await insertEvents(app, webhook, events)
    const staffPlace = Number(part.lastId)
    await app.get(webhooksService).updateOne({ _id }, { $max: { staffPlace } })
    place = staffPlace
    hasMore = part.hasMore
  }
}

interface QueuedEntries {
  readonly now: Pick<WebhookRecord, 'revision' | 'nextHuntAt'>
  /** false if rows cannot be written yet, or a gateway of a newer version must read them */
  readonly isComplete: boolean
}

/** Queues the entries of the journal up to the present. Returns the present; null if the player is gone. */
async function queueEntries(context: Context, webhook: WebhookRecord): Promise<QueuedEntries | null> {
  const { app } = context
  const { _id, accountId } = webhook
  for (let lastId = webhook.lastId; ; ) {
    const part = await readJournalAfter(app, accountId, lastId, partLength)
    if (!part) return null
    const left = part.entries.findIndex((entry) => isLeftToNewer(app, entry))
    const entries = left < 0 ? part.entries : part.entries.slice(0, left)
    const events: NewEvent[] = []
    for (const { id } of entries) {
      const data = await app.get(eventDataService).readEntry(context, id)
      const event = data && eventOfEntry(data)
      if (event) events.push({ event, cause: id, happenedAt: Date.parse(data.happenedAt), data })
    }
    await insertEvents(app, webhook, events)
    const place = left < 0 ? part.lastId : (entries.at(-1)?.id ?? lastId)
    await app.get(webhooksService).updateOne({ _id, lastId }, { $set: { lastId: place } })
    lastId = place
    if (left < 0 && part.end === 'limit') continue
    const { revision, state } = part.player
    const isComplete = left < 0 && part.end === 'revision'
    return { now: { revision: isComplete ? revision : webhook.revision, nextHuntAt: state.nextHuntAt }, isComplete }
  }
}

/** The time for which entries of unknown types are left to gateways of a newer version: a day. An update is over then. */
const leftToNewerMs = 86_400_000

const isLeftToNewer = (app: App, { type, at }: JournalEntryKey): boolean =>
  !app.get(eventDataService).knowsEntry(type) && app.clock.now() - at < leftToNewerMs

async function queueNews(context: Context, webhook: WebhookRecord, newsId: string): Promise<void> {
  const post = context.app.get(releaseService).current().news.get(newsId)
  const data = await context.app.get(eventDataService).readNewsPost(context, newsId)
  if (!post || !data) return
  await insertEvents(context.app, webhook, [{ event: 'news', cause: `news:${newsId}`, happenedAt: post.at, data }])
}

/** Writes the events that a webhook is to get into the queue. */
async function insertEvents(app: App, webhook: WebhookRecord, events: readonly NewEvent[]): Promise<void> {
  const rows = events.filter(({ event }) => webhook.events.includes(event)).map((each) => rowOf(app, webhook, each))
  await insertMissing(app.get(connectionService).collection<DeliveryRecord>('webhookDeliveries'), rows)
}

/** An event that shows whether the receiver works. */
export const pingOf = (app: App, webhook: WebhookRecord): DeliveryRecord =>
  rowOf(app, webhook, { event: 'ping', cause: `ping:${app.random.hex(16)}`, happenedAt: app.clock.now(), data: {} })

function rowOf(app: App, webhook: WebhookRecord, { event, cause, happenedAt, data }: NewEvent): DeliveryRecord {
  const now = app.clock.now()
  return {
    _id: createHash('sha256').update(`${webhook._id}:${cause}`).digest('hex').slice(0, 32),
    webhookId: webhook._id,
    accountId: webhook.accountId,
    event,
    payload: JSON.stringify({ type: event, timestamp: new Date(happenedAt).toISOString(), data }),
    status: 'waiting',
    createdAt: new Date(now),
    dueAt: new Date(now),
    attempts: 0,
    lastAttemptAt: null,
    lastStatus: null,
    lastProblem: null,
    removeAt: new Date(now + keptMs),
  }
}
