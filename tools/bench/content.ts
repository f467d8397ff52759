/**
 * Measures changes of content by the CMS: the processor time of gateway and database for one change, each of another
 * record. Then it measures changes of 300 items at once. `npm run bench:content -- --changes=150 --profile=<folder> --write`
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { callGraphql, digestOf, logIn } from '../gateway/site-client'
import { withParts } from '../processes/parts'
import { textTable } from '../report/table'
import { measureCpu } from './api/cpu'
import { printProfile } from './load/read-profile'
import { machine, writeMeasurement } from './performance-doc'
import { startThrowawaySite } from './throwaway-site'

const adminPassword = 'Bench-of-the-vampire-1'

const warmUpChanges = 50

const listQuery = '{ admin { enemies(first: 500) { nodes { id } } } }'

const updateMutation = 'mutation ($input: UpdateEnemyInput!) { updateEnemy(input: $input) { userErrors { message } } }'

const batchQuery = '{ admin { items(first: 300) { nodes { id } } } }'

const batchMutation =
  'mutation ($input: UpdateItemsInput!) { updateItems(input: $input) { items { id revision } userErrors { message } } }'

/** The most records that one call changes. */
const batchSize = 300

const batches = 10

const heads = ['processor time of a change', 'gateway ms', 'database ms', 'time until the response, ms']

interface EnemyList {
  readonly admin: { readonly enemies: { readonly nodes: readonly { readonly id: string }[] } }
}

interface ItemList {
  readonly admin: { readonly items: { readonly nodes: readonly { readonly id: string }[] } }
}

export const main = (args: readonly string[]): Promise<void> =>
  withParts(async (parts) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        changes: { type: 'string', default: '150' },
        profile: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    })
    const { profile } = values
    const profiles = profile ? { gateway: join(profile, 'gateway'), database: join(profile, 'database') } : null
    const env = { ADMIN_PASSWORD: adminPassword, REQUIRE_STAFF_SECOND_FACTOR: 'false' }
    const { url, pids } = parts.add(await startThrowawaySite(env, profiles), (started) => started.stop())
    const token = await logIn(url, { username: 'admin', password: digestOf(adminPassword) })
    const { data } = await callGraphql(url, listQuery, token)
    const ids = (data as unknown as EnemyList).admin.enemies.nodes.map(({ id }) => id)
    let xp = 1_000
    const change = async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        xp += 1
        const input = { id: ids[xp % ids.length], xp }
        const { text } = await callGraphql(url, updateMutation, token, { input })
        if (!text.includes('"userErrors":[]')) throw new Error(`The enemy could not be changed: ${text}`)
      }
    }
    await change(warmUpChanges)
    const count = Number(values.changes)
    const measured = async (name: string, calls: number, run: () => Promise<void>) => {
      const cpu = measureCpu(pids)
      const start = performance.now()
      await run()
      const wallMs = (performance.now() - start) / calls
      return [name, ...cpu(calls).map((microseconds) => (microseconds / 1000).toFixed(1)), wallMs.toFixed(1)]
    }
    const items = (await callGraphql(url, batchQuery, token)).data as unknown as ItemList
    const itemIds = items.admin.items.nodes.map(({ id }) => id).slice(0, batchSize)
    const changeBatches = async (times: number) => {
      for (let done = 0; done < times; done += 1) {
        xp += 1
        const input = { items: itemIds.map((id) => ({ id, requiredXp: xp })) }
        const { text } = await callGraphql(url, batchMutation, token, { input })
        if (!text.includes('"userErrors":[]')) throw new Error(`The items could not be changed: ${text.slice(0, 500)}`)
      }
    }
    const rows = [await measured(`of an enemy, ${count} times`, count, () => change(count))]
    await changeBatches(2)
    rows.push(
      await measured(`of ${itemIds.length} items at once, ${batches} times`, batches, () => changeBatches(batches)),
    )
    console.log(textTable(heads, rows))
    if (values.write) writeMeasurement('content', machine(), heads, rows)
    if (!profiles) return
    await parts.stop()
    for (const [name, folder] of Object.entries(profiles)) printProfile(name, folder)
  })
