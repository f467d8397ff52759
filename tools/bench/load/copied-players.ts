import { createHmac, randomBytes } from 'node:crypto'
import type { BenchSite } from '../api/bench-site'
import { insertAccountCopies } from './account-copies'

const batchSize = 500

/** The JWT_SECRET of a gateway whose players are copied. */
export const jwtSecret = 'the secret of a database that is thrown away'

const decodePart = (part = ''): object => JSON.parse(Buffer.from(part, 'base64url').toString())

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Copies a token for another account and session. */
function tokenFor(token: string, claims: { readonly sub: string; readonly sid: string }): string {
  const [header, payload] = token.split('.').map((part, index) => (index < 2 ? decodePart(part) : {}))
  const content = `${encodePart(header ?? {})}.${encodePart({ ...payload, ...claims })}`
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`
}

/**
 * Adds copies of the only player of the site, each with an account and an open session of its own. Returns their tokens.
 * They are written to the database at once, because registering so many would take minutes. The gateway must have
 * `jwtSecret`.
 */
export async function addCopiedPlayers(site: BenchSite, count: number): Promise<readonly string[]> {
  const { connection } = site
  const [template = ''] = site.tokens
  const [accounts, players] = [connection.collection('accounts'), connection.collection('players')]
  const sessions = connection.collection<{ readonly _id: string }>('sessions')
  const player = await players.findOne()
  const account = player && (await accounts.findOne({ _id: player._id }))
  const session = player && (await sessions.findOne({ accountId: player._id }))
  if (!account || !session) throw new Error('The site of the bench has no player with a session.')
  const added: string[] = []
  for (let done = 0; done < count; done += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - done) }, () => ({
      accountId: new connection.base.mongo.ObjectId(),
      sid: randomBytes(16).toString('hex'),
    }))
    await insertAccountCopies(
      site,
      account,
      rows.map(({ accountId }) => accountId),
    )
    await sessions.insertMany(rows.map(({ accountId, sid }) => ({ ...session, _id: sid, accountId })))
    await players.insertMany(rows.map(({ accountId: _id }) => ({ ...player, _id, outbox: [], xpChangedAt: 0 })))
    added.push(...rows.map(({ accountId, sid }) => tokenFor(template, { sub: `${accountId}`, sid })))
  }
  return added
}
