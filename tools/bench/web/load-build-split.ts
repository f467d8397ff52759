const remotes = {
  admin: () => import(/* webpackChunkName: "admin" */ '../../../remotes/admin/src/app'),
  game: () => import(/* webpackChunkName: "game" */ '../../../remotes/game/src/app'),
  visitor: () => import(/* webpackChunkName: "visitor" */ '../../../remotes/visitor/src/app'),
}

export async function loadBuild({ globalName }: { readonly globalName: keyof typeof remotes }) {
  const { remote } = await remotes[globalName]()
  await remote.prepare?.()
  return remote
}

export const refetchFiles = async () => undefined
