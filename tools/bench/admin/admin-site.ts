import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@sanguine/db'
import { startEmbeddedMongod } from '@sanguine/embedded-mongod'
import { callGraphql, digestOf, logIn } from '../../gateway/site-client'
import { startGateway } from '../../gateway/start-gateway'

const adminPassword = 'Bench-of-the-vampire-1'

/** How many records of a kind there are to be. */
export interface ContentSize {
  readonly items: number
  readonly enemies: number
}

export interface AdminSite {
  readonly url: string
  /** of the admin */
  readonly token: string
  stop(): Promise<void>
}

type Connection = Awaited<ReturnType<typeof connect>>

/** Fills a collection up with copies of its documents under other names. */
async function fill(connection: Connection, name: string, count: number): Promise<void> {
  const collection = connection.collection<{ name: string }>(name)
  const originals = await collection.find().toArray()
  const copies = Array.from({ length: Math.max(0, count - originals.length) }, (_, index) => {
    const original = originals[index % originals.length]
    if (!original) throw new Error(`The collection ${name} is empty.`)
    const { _id, ...values } = original
    return { ...values, name: `${values.name} ${Math.floor(index / originals.length) + 2}` }
  })
  if (copies.length > 0) await collection.insertMany(copies)
}

const countQuery = '{ admin { items(first: 1) { totalCount } } }'

/** The site on a database of its own with so much content, and its admin. */
export async function startAdminSite({ items, enemies }: ContentSize): Promise<AdminSite> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-bench-'))
  const database = await startEmbeddedMongod({ dbPath: join(folder, 'db') })
  const databaseUri = database.uri.replace(/\/?(\?|$)/, '/sanguine$1')
  const gateway = await startGateway({
    NODE_ENV: 'production',
    MONGODB_URI: databaseUri,
    DATA_DIR: folder,
    PASSWORD_PEPPER: 'the pepper of a database that is thrown away',
    ADMIN_PASSWORD: adminPassword,
    REQUIRE_STAFF_SECOND_FACTOR: 'false',
    RATE_LIMIT_FACTOR: '100000000',
    LOG_LEVEL: 'error',
  })
  const url = gateway.ready
  const connection = await connect(databaseUri)
  await fill(connection, 'items', items)
  await fill(connection, 'enemies', enemies)
  // A new version, which the gateway loads before the next call of an admin.
  await connection.collection<{ _id: string }>('contentVersion').updateOne({ _id: 'records' }, { $inc: { version: 1 } })
  const token = await logIn(url, { username: 'admin', password: digestOf(adminPassword) })
  const { text } = await callGraphql(url, countQuery, token)
  if (!text.includes(`"totalCount":${items}`)) throw new Error(`There should be ${items} items: ${text}`)
  return {
    url,
    token,
    stop: async () => {
      await connection.close()
      await gateway.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
