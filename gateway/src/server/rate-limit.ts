import { type App, addressKey, defineService, tooMany, type Viewer } from '@sanguine/kernel'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** The calls that a client has left, as the `X-RateLimit-*` headers say it. */
export interface RateLimitState {
  readonly limit: number
  readonly remaining: number
  /** seconds until the allowance is full again */
  readonly resetSeconds: number
}

interface RateLimiter {
  /** Counts a call of an account, or of an address where nobody is logged in. Throws `tooMany`. */
  count(viewer: Viewer | null, address: string): Promise<RateLimitState>
}

/**
 * 600 calls a minute and bursts of 100 for an account: 100 in each ten seconds. An address without a session gets ten times
 * that, since a house or a school may share it. Counted in this gateway's memory: a call is not worth a write.
 */
const [burst, windowSeconds, addressFactor] = [100, 10, 10]

function createRateLimiter(app: App): RateLimiter {
  const points = Math.max(1, Math.round(burst * app.settings.rateLimitFactor))
  const accounts = new RateLimiterMemory({ keyPrefix: 'account', points, duration: windowSeconds })
  const addresses = new RateLimiterMemory({
    keyPrefix: 'address',
    points: points * addressFactor,
    duration: windowSeconds,
  })

  return {
    async count(viewer, address) {
      const limiter = viewer ? accounts : addresses
      const state = await limiter.consume(viewer?.accountId ?? addressKey(address)).catch((rejected: unknown) => {
        if (!(rejected instanceof RateLimiterRes)) throw rejected
        throw tooMany('Too many calls. Please wait a moment.', seconds(rejected))
      })
      return { limit: limiter.points, remaining: state.remainingPoints, resetSeconds: seconds(state) }
    },
  }
}

const seconds = (state: RateLimiterRes): number => Math.max(1, Math.ceil(state.msBeforeNext / 1000))

export const rateLimiterService = defineService<RateLimiter>({ name: 'call limits', create: createRateLimiter })
