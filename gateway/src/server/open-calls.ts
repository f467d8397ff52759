import {
  type App,
  addressKey,
  defineService,
  logReachedLimit,
  type SecurityContext,
  tooMany,
  type Viewer,
} from '@sanguine/kernel'
import type { FastifyReply } from 'fastify'

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
