import { regionRuleNames } from '@sanguine/rules'
import type { FieldShape, Fields } from './field'
import type { KindName } from './kind-name'
import { anyKind } from './kinds'
import { lowerCaseWords, upperFirst } from './letter-case'

/**
 * A record's field in the GraphQL API, which has plain names for the specification's wire format. `reqXP` becomes
 * `requiredXp`, a choice becomes an enum, and the id of another record has that record beside it.
 */
export interface ApiField {
  /** the field of the record, in the wire's spelling */
  readonly wireName: string
  /** the field of the input types and, except for images, of the output types */
  readonly name: string
  /** the output field with the record or image behind the id or key; null for plain values */
  readonly target: string | null
  readonly shape: FieldShape
  readonly description: string
}

/** The names of a kind in the GraphQL API. */
export interface ApiKind {
  readonly kind: KindName
  /** singular, as `newsPost` */
  readonly name: string
  readonly plural: string
  /** the stem of the type names, as `NewsPost` */
  readonly typeName: string
  /** with its article, for sentences, as `a news post` */
  readonly label: string
}

const apiNames: Readonly<Record<string, string>> = {
  alwaysEquipped: 'countsWhileOwned',
  buyable: 'isBuyable',
  craftingMats: 'craftingMaterials',
  enemyRarity: 'rarityId',
  itemTypeSlots: 'slotCount',
  needSub: 'requiredSubscription',
  premiumShop: 'isInPremiumShop',
  reqXP: 'requiredXp',
  singleItemType: 'category',
  specialBaitItemId: 'specialBaitItemIds',
  timestamp: 'publishedAt',
  transferable: 'isTransferable',
  trophieItemIds: 'trophyItemIds',
  type: 'itemTypeId',
  unique: 'isUnique',
  usd: 'priceUsd',
  visible: 'isVisible',
  xpReqired: 'requiredXp',
  xpRequired: 'requiredXp',
}

/** Fields of entries that the server derives from other fields. */
const derivedFields: Readonly<Record<string, readonly string[]>> = { CurrencyEntry: ['name', 'imageId'] }

/**
 * The enums of choices, by the field's name on the wire, with the server's values. The position of a value is its
 * number on the wire.
 */
export const apiEnums = {
  needSub: { name: 'SubscriptionLevel', values: ['none', 'silver', 'gold', 'platinum'] },
  subscriptionLevel: { name: 'SubscriptionLevel', values: ['none', 'silver', 'gold', 'platinum'] },
  rule: { name: 'RegionRuleName', values: ['none', ...regionRuleNames] },
  statType: { name: 'StatRecordType', values: ['stat', 'proc'] },
  singleItemType: {
    name: 'PremiumPackageCategory',
    values: [
      'none',
      'silverItem',
      'goldItem',
      'platinumItem',
      'hexDeal',
      'oneTimeDeal',
      'avatar',
      'sanguineDiamondsDeal1',
      'sanguineDiamondsDeal2',
      'sanguineDiamondsDeal3',
      'sanguineDiamondsDeal4',
      'sanguineDiamondsDeal5',
      'sanguineDiamondsDeal6',
    ],
  },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly values: readonly string[] }>>

const isEnumField = (wireName: string): wireName is keyof typeof apiEnums => Object.hasOwn(apiEnums, wireName)

/** The enum of a choice. Throws if a choice has none, so that a new one is not forgotten. */
export function apiEnumOf(wireName: string): { readonly name: string; readonly values: readonly string[] } {
  if (!isEnumField(wireName)) throw new Error(`The choice ${wireName} has no enum in the API.`)
  return apiEnums[wireName]
}

export function apiKindOf(kind: KindName): ApiKind {
  const name = kind === 'news' ? 'newsPost' : kind
  const label = lowerCaseWords(name)
  return {
    kind,
    name,
    plural: kind === 'news' ? 'newsPosts' : anyKind(kind).collection,
    typeName: upperFirst(name),
    label: `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`,
  }
}

/** The fields of a kind or, with `typeName`, of an entry. */
export const apiFieldsOf = (fields: Fields, typeName?: string): readonly ApiField[] =>
  Object.entries(fields)
    .filter(([wireName]) => !(typeName && derivedFields[typeName]?.includes(wireName)))
    .map(([wireName, { shape, description }]) => ({ wireName, shape, description, ...namesOf(wireName, shape) }))

function namesOf(wireName: string, shape: FieldShape): Pick<ApiField, 'name' | 'target'> {
  const name = apiNames[wireName] ?? wireName
  const inner = shape.type === 'list' ? shape.of.shape : shape
  switch (inner.type) {
    case 'image':
      return { name, target: name.replace(/Id$/, '') }
    case 'key':
      return { name: `${inner.to}ShortName`, target: inner.to }
    case 'reference': {
      const id = /Ids?$/.test(name) ? name : `${name}Id`
      return { name: id, target: id.endsWith('Ids') ? `${id.slice(0, -3)}s` : id.slice(0, -2) }
    }
    default:
      return { name, target: null }
  }
}

type Values = Readonly<Record<string, unknown>>

/**
 * A record's or entry's values with the names of the API: times in milliseconds, choices as enum values, null for
 * nothing.
 */
export function toApi(fields: Fields, values: Values, typeName?: string): Values {
  const converted: Record<string, unknown> = {}
  for (const { wireName, name, shape } of apiFieldsOf(fields, typeName))
    if (wireName in values) converted[name] = valueToApi(wireName, shape, values[wireName])
  return converted
}

function valueToApi(wireName: string, shape: FieldShape, value: unknown): unknown {
  switch (shape.type) {
    case 'list':
      return (value as readonly unknown[]).map((entry) => valueToApi(wireName, shape.of.shape, entry))
    case 'object':
      return toApi(shape.fields, value as Values, shape.typeName)
    case 'choice':
      return apiEnumOf(wireName).values[Number(value)]
    case 'moment':
      return Number(value) * 1000
    case 'yesNoOrDecimal':
      return Number(value)
    case 'image':
    case 'reference':
      return value === '' ? null : value
    default:
      return value
  }
}

/** The input of the API with the names of the wire; missing fields stay missing. */
export function fromApi(fields: Fields, input: Values, typeName?: string): Values {
  const converted: Record<string, unknown> = {}
  for (const { wireName, name, shape } of apiFieldsOf(fields, typeName))
    if (input[name] !== undefined) converted[wireName] = valueFromApi(wireName, shape, input[name])
  return converted
}

function valueFromApi(wireName: string, shape: FieldShape, value: unknown): unknown {
  if (value === null) return value
  switch (shape.type) {
    case 'list':
      return (value as readonly unknown[]).map((entry) => valueFromApi(wireName, shape.of.shape, entry))
    case 'object':
      return fromApi(shape.fields, value as Values, shape.typeName)
    case 'choice':
      return apiEnumOf(wireName).values.indexOf(String(value))
    case 'moment':
      return Math.floor(Number(value) / 1000)
    default:
      return value
  }
}

/** The API's path of a field, from a path in wire names such as `loot.0.itemId`. */
export function apiPath(fields: Fields, path: string, typeName?: string): readonly string[] {
  const [head, ...rest] = path.split('.')
  if (head === undefined || head === '') return []
  const field = apiFieldsOf(fields, typeName).find(({ wireName }) => wireName === head)
  if (!field) return [head, ...rest]
  const isList = field.shape.type === 'list'
  const inner = field.shape.type === 'list' ? field.shape.of.shape : field.shape
  const [position, deeper] = isList ? [rest.slice(0, 1), rest.slice(1)] : [[], rest]
  const below = inner.type === 'object' ? apiPath(inner.fields, deeper.join('.'), inner.typeName) : deeper
  return [field.name, ...position, ...below]
}
