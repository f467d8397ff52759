import { workerData } from 'node:worker_threads'
import { postShare } from '../processes/run-workers'
import { packMarket, simulatePlayer } from './player-run'

const { players, days }: { readonly players: number; readonly days: number } = workerData

const market = packMarket()
const indexes = Array.from({ length: players }, (_, index) => index)
postShare(indexes, (index) => simulatePlayer(index, days, market))
