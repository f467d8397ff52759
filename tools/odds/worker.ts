import { parentPort, workerData } from 'node:worker_threads'
import { packRelease } from '@sanguine/content/testing'
import { cases } from './cases'

/** Its part of all cases: every `parts`-th from `part` on. */
const { part, parts, hunts } = workerData as { readonly part: number; readonly parts: number; readonly hunts: number }

for (const [index, check] of cases(packRelease(), hunts).entries())
  if (index % parts === part) parentPort?.postMessage({ index, row: check() })
