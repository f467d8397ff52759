const remotes = {
  admin: () => import(/* webpackChunkName: "admin" */ '../../../remotes/admin/src/app'),
  game: () => import(/* webpackChunkName: "game" */ '../../../remotes/game/src/app'),
  visitor: () => import(/* webpackChunkName: "visitor" */ '../../../remotes/visitor/src/app'),
}

export async function loadRemote(name: keyof typeof remotes) {
  const { remote } = await remotes[name]()
  await remote.prepare?.()
  return remote
}
