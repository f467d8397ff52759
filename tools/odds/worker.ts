import { workerData } from 'node:worker_threads'
import { packRelease } from '@sanguine/content/testing'
import { postShare } from '../processes/run-workers'
import { allCases } from './cases'

const { hunts }: { readonly hunts: number } = workerData

const cases = allCases(packRelease(), hunts)
postShare(cases, (check) => check())
