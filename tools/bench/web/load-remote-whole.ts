import { remote as admin } from '../../../remotes/admin/src/app'
import { remote as game } from '../../../remotes/game/src/app'
import { remote as visitor } from '../../../remotes/visitor/src/app'

const remotes = { admin, game, visitor }

const ready = new Set<string>()

export const readyRemote = (name: keyof typeof remotes) => (ready.has(name) ? remotes[name] : undefined)

export async function loadRemote(name: keyof typeof remotes) {
  await remotes[name].prepare?.()
  ready.add(name)
  return remotes[name]
}

export const attemptFor = () => 0
export const retryRemote = () => 1
