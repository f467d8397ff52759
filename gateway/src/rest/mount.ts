import { type App, notFound } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../server/error-answer'
import { admit, type KnownKeys } from './guard'
import { readInput } from './read-input'
import type { Route } from './route'
import { sendAnswer } from './send-answer'

export interface RestOptions {
  readonly app: App
  readonly keys: KnownKeys
  readonly routes: readonly Route[]
  /** every answer is held against the shape its row promises: for tests */
  readonly checkAnswers: boolean
}

/** Serves the route table under `/api`. */
export function mountRest(server: FastifyInstance, { app, keys, routes, checkAnswers }: RestOptions): void {
  server.register(
    async (api) => {
      api.setErrorHandler(sendError)
      api.setNotFoundHandler((request, reply) => sendError(notFound('call'), request, reply))
      for (const route of routes) {
        api.route({
          method: [...route.methods],
          url: route.path,
          // A HEAD must not play a round.
          exposeHeadRoute: !route.changesState,
          bodyLimit: 1_000_000,
          onRequest: async (request, reply) => {
            request.caller = await admit(app, keys, route, request, reply)
          },
          handler: async (request, reply) => {
            if (!request.caller) throw new Error('The call was not admitted.')
            const answer = await route.handle(request.caller, await readInput(request, route))
            if (checkAnswers && typeof route.answer !== 'string') route.answer.parse(answer)
            return sendAnswer(route, answer, request, reply)
          },
        })
      }
    },
    { prefix: '/api' },
  )
}
