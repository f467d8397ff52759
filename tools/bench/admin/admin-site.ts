import { callGraphql, digestOf, logIn } from '../../gateway/site-client'
import { startParts } from '../../processes/parts'
import { startThrowawaySite, type ThrowawaySite } from '../throwaway-site'

const adminPassword = 'Bench-of-the-vampire-1'

/** How many records of a kind there are to be. */
export interface ContentSize {
  readonly items: number
  readonly enemies: number
}

export interface AdminSite extends Pick<ThrowawaySite, 'url' | 'stop'> {
  /** of the admin */
  readonly token: string
}

/** Fills a collection up with copies of its documents under other names. */
async function fill(connection: ThrowawaySite['connection'], name: string, count: number): Promise<void> {
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
export const startAdminSite = ({ items, enemies }: ContentSize): Promise<AdminSite> =>
  startParts(async (parts) => {
    const site = await startThrowawaySite({ ADMIN_PASSWORD: adminPassword, REQUIRE_STAFF_SECOND_FACTOR: 'false' })
    const { url, connection } = parts.add(site, (started) => started.stop())
    await fill(connection, 'items', items)
    await fill(connection, 'enemies', enemies)
    // A new version, which the gateway loads before the next call of an admin.
    const versions = connection.collection<{ _id: string }>('contentVersion')
    await versions.updateOne({ _id: 'records' }, { $inc: { version: 1 } })
    const token = await logIn(url, { username: 'admin', password: digestOf(adminPassword) })
    const { text } = await callGraphql(url, countQuery, token)
    if (!text.includes(`"totalCount":${items}`)) throw new Error(`There should be ${items} items: ${text}`)
    return { url, token }
  })
