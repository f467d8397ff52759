import { releaseService } from '@sanguine/catalogue'
import {
  type App,
  type Context,
  type FollowedLog,
  followLog,
  invalidField,
  type LogPart,
  requirePlayer,
  sessionEnded,
} from '@sanguine/kernel'
import {
  idAfterChange,
  type JournalPart,
  type Player,
  playerWatchService,
  readJournalAfter,
  readPlayer,
  rowIdForm,
} from '@sanguine/players'

/** A change of a player for those who follow it. Its id is the place to continue from. */
export type PlayerNews =
  | { readonly type: 'entry'; readonly id: string }
  | { readonly type: 'player'; readonly id: string; readonly revision: number; readonly nextHuntAt: number }
  /** without an id: it describes the present */
  | { readonly type: 'huntReady'; readonly nextHuntAt: number }
  /** the newest piece of news, also without an id */
  | { readonly type: 'news'; readonly newsId: string }

/** The most entries that are read at once: a client that was away for long gets them in parts. */
const partLength = 100

/** Milliseconds after which it is tried again to write rows that could not be written. */
const outboxWaitMs = 1_000

/**
 * Follows the viewer's player from an id, or from now on. Returns every entry of the journal, once and in order, and the
 * player after each change, and the newest piece of news. Each is read when the one before was taken. Ends with the signal or with the player. Throws
 * `invalidInput` for an id of another player, or a text that is none.
 *
 * A later id than that of the present is from before a backup was restored. Its client begins now, since it would get
 * no entry until the player has passed that id again.
 */
export async function followPlayer(
  context: Context,
  after: string | null,
): Promise<(signal: AbortSignal) => AsyncIterable<PlayerNews>> {
  const { accountId } = requirePlayer(context)
  if (after !== null && !rowIdForm.test(after))
    throw invalidField('after', { en: 'it is no id of an event', de: 'sie ist keine Kennung eines Ereignisses' })
  if (after !== null && !after.startsWith(`${accountId}:`))
    throw invalidField('after', {
      en: 'it is the id of an event of another player',
      de: 'sie gehört zu einem Ereignis eines anderen Spielers',
    })
  // creates the player of an account that has not played yet
  const { revision } = await readPlayer(context)
  const present = idAfterChange(accountId, revision)
  const start = after !== null && after < present ? after : present
  return (signal) => followLog(playerLog(context), start, signal)
}

interface PlayerPart extends LogPart<PlayerNews> {
  readonly journal: JournalPart
}

/** The journal of the viewer's player as a log, with what describes the present behind each part of it. */
function playerLog(context: Context): FollowedLog<PlayerNews, PlayerPart> {
  const { app } = context
  const { accountId } = requirePlayer(context)
  let shownRevision = 0
  let shownNewsId: string | null = null
  let newestId: string | null = null
  let readyAt = Number.POSITIVE_INFINITY

  function* eventsOf({ entries, lastId, end, player }: JournalPart): Generator<PlayerNews> {
    for (const { id } of entries) yield { type: 'entry', id }
    if (end === 'limit') return
    const { nextHuntAt } = player.state
    if (end === 'revision' && player.revision !== shownRevision) {
      shownRevision = player.revision
      if (nextHuntAt > app.clock.now()) readyAt = nextHuntAt
      yield { type: 'player', id: lastId, revision: player.revision, nextHuntAt }
    }
    if (readyAt <= app.clock.now()) {
      readyAt = Number.POSITIVE_INFINITY
      yield { type: 'huntReady', nextHuntAt }
    }
    newestId = newestNewsId(app)
    if (newestId !== null && newestId !== shownNewsId) {
      shownNewsId = newestId
      yield { type: 'news', newsId: newestId }
    }
  }

  return {
    async read(after) {
      const journal = await readJournalAfter(app, accountId, after, partLength)
      if (!journal) throw sessionEnded()
      return { journal, events: eventsOf(journal), lastId: journal.lastId, hasMore: journal.end === 'limit' }
    },
    untilChanged({ journal: { player, end } }, signal) {
      const waitMs = end === 'outbox' ? outboxWaitMs : readyAt - app.clock.now()
      return untilChanged(context, { player, newsId: newestId }, waitMs, signal)
    },
  }
}

function newestNewsId(app: App): string | null {
  const [newest] = app.get(releaseService).current().news.keys()
  return newest ?? null
}

interface Shown {
  readonly player: Player
  readonly newsId: string | null
}

/** Waits for a change of the player, for news, for some milliseconds, or for the signal. */
async function untilChanged({ app }: Context, shown: Shown, waitMs: number, signal: AbortSignal): Promise<void> {
  const { accountId, revision } = shown.player
  const ended = new AbortController()
  const end = () => ended.abort()
  const timer = Number.isFinite(waitMs) ? setTimeout(end, Math.max(0, waitMs)) : undefined
  const endWithNews = () => {
    if (newestNewsId(app) !== shown.newsId) end()
  }
  const ignoreReleases = app.get(releaseService).onChange(endWithNews)
  endWithNews()
  signal.addEventListener('abort', end)
  try {
    if (!signal.aborted) await app.get(playerWatchService).untilChanged(accountId, revision, ended.signal)
  } finally {
    clearTimeout(timer)
    ignoreReleases()
    signal.removeEventListener('abort', end)
  }
}
