import { performance } from 'node:perf_hooks'
import type { BestSetup } from '@sanguine/rules'
import { handleTasks } from '../threads/handle-tasks'
import { type SearchTask, search } from './search'

/** Milliseconds after which a search ends with the best so far. */
const maxMs = 3000

handleTasks<SearchTask, BestSetup | null>((task, release) => search(task, release, maxMs, () => performance.now()))
