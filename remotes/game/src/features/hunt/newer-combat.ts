import type { GameCombatFragment } from '../../generated/documents'
import { keepEqual } from '../../shared/keep-equal'

type Combat = GameCombatFragment

/**
 * The newer one of the shown combat and one that was read. A slow read can be answered after a round that was played
 * since. A player always keeps a latest combat, so a read of none is older than any.
 */
export function newerCombat(shown: Combat | null | undefined, read: Combat | null): Combat | null {
  return shown && isOlder(read, shown) ? shown : keepEqual(shown, read)
}

function isOlder(read: Combat | null, shown: Combat): boolean {
  if (!read || read.number !== shown.number) return !read || read.number < shown.number
  return read.round < shown.round || (read.result === 'ONGOING' && shown.result !== 'ONGOING')
}
