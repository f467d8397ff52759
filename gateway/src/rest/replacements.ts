import type { Route } from '@sanguine/kernel/rest'

/** A path such as `/game/equip/:itemId` in OpenAPI's notation. A slash at its end may be left out. */
export const templateOf = (path: string): string => path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')

/** The calls of v1 by the operation ids of the routes that they replace, such as `POST /v1/hunts`. */
export function replacementsIn(routes: readonly Route[]): ReadonlyMap<string, readonly string[]> {
  const calls = new Map<string, string[]>()
  for (const { method, path, replaces } of routes)
    for (const id of replaces) calls.set(id, [...(calls.get(id) ?? []), `${method} ${templateOf(path)}`])
  return calls
}
