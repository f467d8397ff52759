import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteFolders } from '../../remotes'
import { root } from '../../root'

/** The complete queries of the game's screens, so that GraphQL returns about as much as REST does. */
const currency = 'amount currency { name shortName image { id } }'

const stat = 'from to procPercent stat { shortName name type image { id } flavorText unitSymbol }'

const item = `id name image { id animatedUrl } flavorText itemType { name shortName isEquipment } isUnique requiredXp
  requiredSubscription rarity { id name shortName colorHex } price { ${currency} } refund { ${currency} } stats { ${stat} }
  craftingMaterials { amount item { id name image { id } } } creatureType { id name image { id } }`

export const meQuery = `query BenchMe { viewer { email role } me { id name xp nextRank { requiredXp }
  currentRank { name requiredXp } ladderRank currencies { ${currency} } stats { ${stat} }
  inventory { item { ${item} } amount isEquipped }
  huntingGround { id region { id name } name image { id animatedUrl } flavorText }
  nextHuntAt coffin { charges maxCharges nextChargeAt } unlockedEquipmentSetCount activeEquipmentSetIndex readAt } }`

export const shopQuery = `query BenchShop { shop(merchant: ARMORY) { item { ${item} } verb owned materials { owned } } }`

const retainer = 'name item { id image { id } }'

const fighter = `name image { id } health maxHealth isPlayer retainers { ${retainer} }`

export const huntQuery = `mutation BenchHunt { quickHunt { combat { id number round result isCoffinHunt modifiers
  attacker { ${fighter} } defender { ${fighter} }
  enemy { id name image { id animatedUrl } flavorText rarity { id name shortName colorHex } type { id name shortName image { id } } }
  events { __typename round actorName targetName
    standing { attackerHealth defenderHealth attackerTotalDamage defenderTotalDamage }
    ... on ProcEvent { proc { name image { id } } } ... on RetainerEvent { retainer { ${retainer} } }
    ... on DamageEvent { damage effectiveDamage } ... on AttackEvent { isCriticalHit }
    ... on LeechEvent { healing effectiveHealing } ... on HealingEvent { healing effectiveHealing }
    ... on TheftEvent { goldChange } ... on CombatEndEvent { result } }
  reward { xp currencies { ${currency} } items { amount item { ${item} } } } }
  userErrors { code } } }`

/** A document of the site itself, by the name of its operation, with the hash by which it is called. */
export function ownDocument(name: string): { readonly hash: string; readonly text: string } {
  const files = [
    'gateway/src/generated/persisted-documents.json',
    ...remoteFolders.map((each) => `${each}/operations.json`),
  ]
  const documents = files.flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  const found = documents.find(([, text]) => new RegExp(`^query ${name}\\b`).test(text))
  if (!found) throw new Error(`The site has no query ${name}.`)
  const [hash, text] = found
  return { hash, text }
}
