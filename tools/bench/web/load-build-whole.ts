import { remote as admin } from '../../../remotes/admin/src/app'
import { remote as game } from '../../../remotes/game/src/app'
import { remote as visitor } from '../../../remotes/visitor/src/app'

const remotes = { admin, game, visitor }

export async function loadBuild({ globalName }: { readonly globalName: keyof typeof remotes }) {
  const remote = remotes[globalName]
  await remote.prepare?.()
  return remote
}

export const refetchFiles = async () => undefined
