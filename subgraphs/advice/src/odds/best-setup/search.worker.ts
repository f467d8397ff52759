import { performance } from 'node:perf_hooks'
import type { BestSetup } from '@sanguine/rules'
import { answerTasks } from '../threads/answer-tasks'
import { type SearchTask, search } from './search'

/** Milliseconds after which a search ends with the best so far. */
const maxMs = 3000

answerTasks<SearchTask, BestSetup | null>((task, release) => search(task, release, maxMs, () => performance.now()))
