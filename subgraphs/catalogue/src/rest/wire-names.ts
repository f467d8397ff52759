import { anyKind, type FieldShape, type Fields, type KindName, readStructure } from '@sanguine/content'

type Names = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>

const place: Names = { isVisible: 'visible', requiredXp: 'xpReqired' }

/**
 * The specification's names of fields that have plainer ones in a record, by kind or type of entry. The other fields
 * have the same name in both.
 */
const wireNames: Readonly<Record<string, Names>> = {
  item: {
    itemTypeId: 'type',
    creatureTypeId: 'creatureType',
    trophyItemIds: 'trophieItemIds',
    canAttractEnemyTypeId: 'canAttractEnemyType',
    rarityId: 'rarity',
    isVisible: 'visible',
    requiredXp: 'reqXP',
    isBuyable: 'buyable',
    isInPremiumShop: 'premiumShop',
    requiredSubscription: 'needSub',
    isUnique: 'unique',
    craftingMaterials: 'craftingMats',
    isTransferable: 'transferable',
  },
  itemType: { slotCount: 'itemTypeSlots', countsWhileOwned: 'alwaysEquipped' },
  stat: {
    procTypeId: 'procType',
    procEventTypeId: 'procEventType',
    affectedCreatureTypeId: 'affectedCreatureType',
    damageTypeId: 'damageType',
    rarityId: 'rarity',
  },
  enemy: { enemyTypeId: 'enemyType', rarityId: 'enemyRarity', isVisible: 'visible' },
  region: place,
  huntingGround: { ...place, specialBaitItemIds: 'specialBaitItemId' },
  news: { publishedAt: 'timestamp', requiredXp: 'xpRequired' },
  premiumPackage: { priceUsd: 'usd', category: 'singleItemType', isVisible: 'visible' },
  CurrencyEntry: { currencyShortName: 'shortName' },
  ItemStat: { statShortName: 'shortName' },
  EnemyStat: { statShortName: 'name' },
}

/**
 * The name of a field on the wire.
 * @param owner the kind, or the type of entry
 */
export function wireName(owner: string, field: string): string {
  const names = wireNames[owner] ?? {}
  return (Object.hasOwn(names, field) && names[field]) || field
}

/** The field with a name on the wire; undefined if there is none. */
export const fieldOfWireName = (owner: string, fields: Fields, name: string): string | undefined =>
  Object.keys(fields).find((field) => wireName(owner, field) === name)

/** Gives the fields of a record or entry other names. A value that is no object stays as it is. */
type Rename = (owner: string, fields: Fields, values: unknown) => unknown

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Renames the fields of the entries in a value. */
function renameIn(shape: FieldShape | undefined, value: unknown, rename: Rename): unknown {
  if (shape?.type === 'object') return rename(shape.typeName, shape.fields, readStructure(value))
  if (shape?.type !== 'list' || shape.of.shape.type !== 'object') return value
  const list = readStructure(value)
  return Array.isArray(list) ? list.map((entry) => renameIn(shape.of.shape, entry, rename)) : value
}

const toWireNames: Rename = (owner, fields, values) =>
  isObject(values)
    ? Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          wireName(owner, name),
          renameIn(Object.hasOwn(fields, name) ? fields[name]?.shape : undefined, value, toWireNames),
        ]),
      )
    : values

/** Leaves out names that only a record has, because the wire does not know them. */
const fromWireNames: Rename = (owner, fields, values) =>
  isObject(values)
    ? Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const field = fieldOfWireName(owner, fields, name)
          if (field !== undefined) return [[field, renameIn(fields[field]?.shape, value, fromWireNames)]]
          return Object.hasOwn(fields, name) ? [] : [[name, value]]
        }),
      )
    : values

/** Values of a record under the names of the wire, in their order; what is not an object stays as it is. */
export const toWireValues = (kind: KindName, values: unknown): unknown =>
  toWireNames(kind, anyKind(kind).fields, values)

/** Values as a client sent them, not yet checked, under the names of the record. */
export const fromWireValues = (kind: KindName, given: unknown): unknown =>
  fromWireNames(kind, anyKind(kind).fields, given)

/** The path of a field on the wire, from its path in the record, such as `stats.0.statShortName`. */
export function wirePath(kind: KindName, path: readonly string[]): string[] {
  let owner: string = kind
  let fields: Fields = anyKind(kind).fields
  return path.map((step) => {
    const name = wireName(owner, step)
    const shape = fields[step]?.shape
    const inner = shape?.type === 'list' ? shape.of.shape : shape
    if (inner?.type === 'object') {
      owner = inner.typeName
      fields = inner.fields
    }
    return name
  })
}
