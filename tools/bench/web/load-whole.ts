import { remote as admin } from '../../../remotes/admin/src/app'
import { remote as game } from '../../../remotes/game/src/app'
import { remote as visitor } from '../../../remotes/visitor/src/app'

const remotes = { admin, game, visitor }

export async function loadRemote(name: keyof typeof remotes) {
  await remotes[name].prepare?.()
  return remotes[name]
}
