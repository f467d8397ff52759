import { createHmac, randomBytes } from 'node:crypto'
import type { BenchSite } from '../api/bench-site'

const batchSize = 500

const decodePart = (part = ''): object => JSON.parse(Buffer.from(part, 'base64url').toString())

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Copies a token for another account and session, signed with the secret of the gateway. */
function tokenFor(token: string, claims: { readonly sub: string; readonly sid: string }, jwtSecret: string): string {
  const [header, payload] = token.split('.').map((part, index) => (index < 2 ? decodePart(part) : {}))
  const content = `${encodePart(header ?? {})}.${encodePart({ ...payload, ...claims })}`
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`
}

/**
 * Adds copies of the only player of the site, each with an account and an open session of its own. Returns their tokens.
 * They are written to the database at once, because registering so many would take minutes.
 */
export async function addCopiedPlayers(
  { connection, tokens: [template = ''] }: BenchSite,
  count: number,
  jwtSecret: string,
): Promise<readonly string[]> {
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
    await accounts.insertMany(
      rows.map(({ accountId: _id }) => ({
        ...account,
        _id,
        nameKey: `${_id}`,
        nameSkeleton: `${_id}`,
        emailKey: `${_id}`,
      })),
    )
    await sessions.insertMany(rows.map(({ accountId, sid }) => ({ ...session, _id: sid, accountId })))
    await players.insertMany(rows.map(({ accountId: _id }) => ({ ...player, _id, outbox: [], xpChangedAt: 0 })))
    added.push(...rows.map(({ accountId, sid }) => tokenFor(template, { sub: `${accountId}`, sid }, jwtSecret)))
  }
  return added
}
