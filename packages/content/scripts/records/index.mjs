import { portraits } from '../world/portraits.mjs'
import { start } from '../world/start.mjs'
import { version } from '../world/version.mjs'
import { currencyEntries } from './entries.mjs'
import { germanTexts } from './german.mjs'
import { packKinds } from './kinds.mjs'
import { refer } from './refer.mjs'

/**
 * All files of the pack except the list of artworks: file name → content. `art` finds an artwork by kind and slug
 * (`imageId`), and its loop (`loopId`, empty if it does not move).
 */
export function packFiles(art) {
  const files = packKinds.map((packKind) => [`${packKind.kind}.json`, recordsOf(packKind, art)])
  const startRecord = {
    huntingGroundId: refer.huntingGround(start.ground),
    currencies: currencyEntries(start.currencies, art.imageId),
    items: start.items.map(({ item, amount, equipped }) => ({ itemId: refer.item(item), amount, equipped })),
    coffinCharges: start.coffinCharges,
    mission: start.mission.map(({ enemy, goal }) => ({ enemyId: refer.enemy(enemy), goal })),
    portraits: portraits.map(({ slug }) => art.imageId('portrait', slug)),
  }
  const others = { 'start.json': startRecord, 'de.json': germanTexts(), 'version.json': { version } }
  return { ...Object.fromEntries(files), ...others }
}

/** The records of a kind. `fields` of an entry are fields of its record as they are. */
function recordsOf({ entries, record }, art) {
  const recordOf = record(art)
  return entries.map((entry, index) => ({ ...recordOf(entry, index), ...entry.fields }))
}
