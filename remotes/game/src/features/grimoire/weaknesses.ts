import type { GameGroundsQuery } from '../../generated/documents'

/** By the id of an enemy type, the names of the procs that work against it alone. */
export function weaknessesByType(stats: GameGroundsQuery['stats']): ReadonlyMap<string, readonly string[]> {
  const weaknesses = new Map<string, readonly string[]>()
  for (const { name, proc } of stats) {
    const typeId = proc?.affectedCreatureType?.id
    if (typeId) weaknesses.set(typeId, [...(weaknesses.get(typeId) ?? []), name])
  }
  return weaknesses
}
