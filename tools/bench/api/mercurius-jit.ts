/**
 * Mercurius on Fastify as its documentation sets it up, with documents compiled from their second use on. It has the game's
 * schema and constant responses: no session, no limits, no database. Reads the value of each root field from its input.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import fastify from 'fastify'
import mercurius from 'mercurius'
import { root } from '../../root'
import { serveParent } from '../listen'

async function main(): Promise<void> {
  const values = (await json(process.stdin)) as Readonly<Record<string, unknown>>
  const schema = readFileSync(join(root, 'schema.graphql'), 'utf8')
  const resolvers = {
    Query: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, () => value])),
  }
  const app = fastify()
  await app.register(mercurius, { schema, resolvers, jit: 1 })
  await app.ready()
  await serveParent(app.server)
}

void main()
