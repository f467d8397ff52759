/**
 * Apollo Server on Express as its documentation sets it up, with the game's schema and the answers as constants: no
 * session, no limits, no database. Reads `{me, shop}` from its input.
 */
import { readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'

const { me, shop } = await json(process.stdin)
const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')
const apollo = new ApolloServer({ typeDefs, resolvers: { Query: { me: () => me, shop: () => shop } } })
await apollo.start()
const app = express()
app.use('/graphql', express.json(), expressMiddleware(apollo))
const server = app.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`))
process.on('SIGTERM', () => process.exit(0))
