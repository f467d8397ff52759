const remotes = {
  admin: () => import(/* webpackChunkName: "admin" */ '../../../remotes/admin/src/app'),
  game: () => import(/* webpackChunkName: "game" */ '../../../remotes/game/src/app'),
  visitor: () => import(/* webpackChunkName: "visitor" */ '../../../remotes/visitor/src/app'),
}

const ready = new Map<string, unknown>()

export const readyRemote = (name: keyof typeof remotes) => ready.get(name)

export async function loadRemote(name: keyof typeof remotes) {
  const { remote } = await remotes[name]()
  await remote.prepare?.()
  ready.set(name, remote)
  return remote
}

export const attemptFor = () => 0
export const retryRemote = () => 1
