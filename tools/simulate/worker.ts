import { parentPort, workerData } from 'node:worker_threads'
import { live, packMarket } from './simulation'

/** Lives every `parts`-th life from `part` on. */
const { part, parts, players, days } = workerData as Readonly<Record<'part' | 'parts' | 'players' | 'days', number>>

const market = packMarket()
for (let index = part; index < players; index += parts)
  parentPort?.postMessage({ index, life: live(index, days, market) })
