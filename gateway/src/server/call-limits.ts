import {
  type App,
  addressKey,
  defineService,
  logReachedLimit,
  type SecurityContext,
  type Sentence,
  servedCall,
  tooMany,
  type Viewer,
} from '@sanguine/kernel'
import type { FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** A placeholder for the address of a client that has already closed its connection. */
const closedConnection = 'closed connection'

/**
 * The client's address, for limits and logs. Node forgets it when the connection closes, which a client may do at any
 * time. So calls of clients that are gone are counted together.
 */
export const clientAddress = (request: { readonly ip: string | undefined }): string => request.ip ?? closedConnection

/** The cost that counts as one more call: about 12 milliseconds of processor time. */
export const costOfCall = 6_000

/** The number of calls to count for a cost, besides the call itself, which was counted on arrival. */
export const callsFor = (cost: number): number => Math.floor(cost / costOfCall)

interface RateLimiter {
  /** Counts one or more calls of an account, or of an address without a session. Throws `tooMany`. */
  count(viewer: Viewer | null, address: string, calls?: number): Promise<void>
  /**
   * Counts one or more calls to routes that need neither key nor session, such as images and documentation. Throws
   * `tooMany`.
   */
  countOpen(address: string, calls?: number): Promise<void>
}

/**
 * The seconds in which calls are counted. They are a service, so that tests can count longer: on a busy
 * machine, their calls take more than ten seconds.
 */
export const callWindowService = defineService<{ readonly seconds: number }>({
  name: 'window of call limits',
  create: () => ({ seconds: 10 }),
})

/**
 * Accounts have 600 calls a minute and bursts of 100: 100 in each ten seconds. An address without a session gets ten
 * times that, since a house or a school may share it. The counts are in this gateway's memory, since a call is not
 * worth a write.
 */
const [burst, addressFactor] = [100, 10]

/** Calls to open routes are counted separately: 3,000 per address in ten seconds, since a page loads many images. */
const openFactor = 30

function createRateLimiter(app: App): RateLimiter {
  const points = Math.max(1, Math.round(burst * app.settings.rateLimitFactor))
  const { seconds: duration } = app.get(callWindowService)
  const accounts = new RateLimiterMemory({ keyPrefix: 'account', points, duration })
  const addresses = new RateLimiterMemory({ keyPrefix: 'address', points: points * addressFactor, duration })
  const open = new RateLimiterMemory({ keyPrefix: 'open', points: points * openFactor, duration })

  return {
    async count(viewer, address, calls = 1) {
      const [limiter, key] = viewer ? [accounts, viewer.accountId] : [addresses, addressKey(address)]
      const limited = { limit: `calls.${limiter.keyPrefix}`, key, calls }
      const caller = { app, viewer, address, requestId: servedCall()?.requestId ?? '' }
      await consumeLimit(caller, limiter, limited)
    },
    async countOpen(address, calls = 1) {
      const caller = { app, viewer: null, address, requestId: servedCall()?.requestId ?? '' }
      await consumeLimit(caller, open, { limit: 'calls.open', key: addressKey(address), calls })
    },
  }
}

const tooManyCalls: Sentence = {
  en: 'Too many calls. Please wait a moment.',
  de: 'Zu viele Aufrufe. Bitte warte einen Moment.',
}

export interface LimitedCall {
  /** the limit's name in the security log */
  readonly limit: string
  /** the account, address or other key whose calls are counted */
  readonly key: string
  /** how many calls to count, default one */
  readonly calls?: number
  /** the message for the caller when the limit is reached */
  readonly sentence?: Sentence
}

/**
 * Counts calls, and notes the state of the limit for the headers of the response. If the limit is reached, logs this to
 * the security log and throws `tooMany`.
 */
export async function consumeLimit(
  caller: SecurityContext,
  limiter: RateLimiterMemory,
  { limit, key, calls = 1, sentence = tooManyCalls }: LimitedCall,
): Promise<void> {
  try {
    noteLimit(limit, limiter, { state: await limiter.consume(key, calls), charged: calls })
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected
    noteLimit(limit, limiter, { state: rejected, charged: 0 })
    logReachedLimit(caller, limit, key)
    throw tooMany(sentence, seconds(rejected))
  }
}

/** Notes the state of a limit on the call that is being served. */
function noteLimit(
  limit: string,
  limiter: RateLimiterMemory,
  { state, charged }: { readonly state: RateLimiterRes; readonly charged: number },
): void {
  const limits = servedCall()?.limits
  const name = limit.replace(/^calls\./, '')
  limits?.set(name, {
    quota: limiter.points,
    windowSeconds: limiter.duration,
    remaining: state.remainingPoints,
    resetSeconds: seconds(state),
    charged: (limits.get(name)?.charged ?? 0) + charged,
    isExceeded: charged === 0,
  })
}

const seconds = (state: RateLimiterRes): number => Math.max(1, Math.ceil(state.msBeforeNext / 1000))

export const rateLimiterService = defineService<RateLimiter>({ name: 'call limits', create: createRateLimiter })

/** A hook that limits an address's calls to routes that need neither key nor session. */
export const limitOpenCalls =
  (app: App): onRequestAsyncHookHandler =>
  async (request) => {
    await app.get(rateLimiterService).countOpen(clientAddress(request))
  }

/** The most open calls of an account, which is the size of its burst. */
const maxOfAccount = 100

/** The most open calls of an address without a session, which a house or a school may share. */
const maxOfAddress = 200

interface OpenCalls {
  /** Counts a call as open until its response is sent or its client is gone. Throws `tooMany`. */
  enter(caller: SecurityContext & { readonly viewer: Viewer | null }, reply: FastifyReply): void
}

function createOpenCalls({ settings }: App): OpenCalls {
  const counts = new Map<string, number>()
  const [accountMax = 1, addressMax = 1] = [maxOfAccount, maxOfAddress].map((max) =>
    Math.max(1, Math.round(max * settings.rateLimitFactor)),
  )

  return {
    enter(caller, reply) {
      const { viewer, address } = caller
      const [kind, key, max] = viewer
        ? ['account', viewer.accountId, accountMax]
        : ['address', addressKey(address), addressMax]
      const name = `${kind} ${key}`
      // The client may already be gone.
      if (reply.raw.closed) return
      const open = counts.get(name) ?? 0
      if (open >= max) {
        logReachedLimit(caller, `calls.open.${kind}`, key)
        throw tooMany(
          {
            en: 'Too many calls at once. Please wait for some of them to end.',
            de: 'Zu viele Aufrufe gleichzeitig. Bitte warte, bis einige davon fertig sind.',
          },
          1,
        )
      }
      counts.set(name, open + 1)
      reply.raw.once('close', () => {
        const left = (counts.get(name) ?? 1) - 1
        if (left > 0) counts.set(name, left)
        else counts.delete(name)
      })
    },
  }
}

/** The calls that this gateway is serving. */
export const openCallsService = defineService<OpenCalls>({ name: 'open calls', create: createOpenCalls })
