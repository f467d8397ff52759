import type { GameMessage } from '../../shared/i18n/messages'

interface Term {
  readonly key: string
  /** the page where the player finds it, and the name of that page */
  readonly place?: { readonly path: string; readonly name: GameMessage }
}

const at = (path: string, name: GameMessage) => ({ path, name })

/** The terms of the game, in the order in which a new player meets them. */
export const terms = [
  { key: 'hunt', place: at('/hunt', 'hunt.title') },
  { key: 'bait', place: at('/jewel', 'merchant.JEWEL') },
  { key: 'cooldown' },
  { key: 'round' },
  { key: 'critical' },
  { key: 'loot', place: at('/inventory', 'inventory.title') },
  { key: 'gold', place: at('/inventory', 'inventory.title') },
  { key: 'rank' },
  { key: 'ladder', place: at('/ladder', 'ladder.title') },
  { key: 'clubNoir', place: at('/mercatus', 'merchant.MERCATUS') },
  { key: 'plan', place: at('/plan', 'plan.title') },
  { key: 'outgrown', place: at('/inventory', 'inventory.title') },
  { key: 'setup', place: at('/equipment', 'equipment.title') },
  { key: 'slot', place: at('/equipment', 'equipment.title') },
  { key: 'huntingGround', place: at('/travel', 'travel.title') },
  { key: 'regionRule', place: at('/travel', 'travel.title') },
  { key: 'key', place: at('/sanctum?shelf=key', 'merchant.SANCTUM') },
  { key: 'coffinHunt', place: at('/mercatus?shelf=coffin', 'merchant.MERCATUS') },
  { key: 'retainer', place: at('/crypt', 'merchant.CRYPT') },
  { key: 'autoHunt', place: at('/crypt', 'merchant.CRYPT') },
  { key: 'reserve', place: at('/equipment', 'equipment.title') },
  { key: 'mission', place: at('/', 'tab.home') },
  { key: 'proc' },
  { key: 'danger', place: at('/grimoire', 'grimoire.title') },
  { key: 'weakness', place: at('/grimoire', 'grimoire.title') },
  { key: 'order', place: at('/sanctum?shelf=emblem', 'merchant.SANCTUM') },
  { key: 'modifier' },
  { key: 'mysticPower' },
  { key: 'hex', place: at('/sanctum?shelf=hex', 'merchant.SANCTUM') },
  { key: 'boss', place: at('/grimoire', 'grimoire.title') },
  { key: 'material', place: at('/jewel?shelf=craftingmat', 'merchant.JEWEL') },
  { key: 'scroll', place: at('/inventory?show=scroll', 'inventory.title') },
  { key: 'tome', place: at('/inventory?show=tome', 'inventory.title') },
  { key: 'collection', place: at('/treasury', 'treasury.title') },
  { key: 'coin', place: at('/jewel?shelf=coin', 'merchant.JEWEL') },
] as const satisfies readonly Term[]
