/**
 * Apollo Server on Express as its documentation sets it up, with the game's schema and constant responses: no session, no
 * limits, no database. Reads the value of each root field from its input.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { root } from '../../root'
import { serveParent } from '../listen'

async function main(): Promise<void> {
  const values = (await json(process.stdin)) as Readonly<Record<string, unknown>>
  const typeDefs = readFileSync(join(root, 'schema.graphql'), 'utf8')
  const resolvers = {
    Query: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, () => value])),
  }
  const apollo = new ApolloServer({ typeDefs, resolvers })
  await apollo.start()
  const app = express()
  app.use('/graphql', express.json(), expressMiddleware(apollo))
  await serveParent(createServer(app))
}

void main()
