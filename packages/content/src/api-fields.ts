import { lowerCaseWords, regionRuleNames, toCents, upperFirst } from '@sanguine/rules'
import type { FieldShape, Fields } from './field'
import type { KindName } from './kind-name'
import { anyKind } from './kinds'
import { packageCategories, subscriptionLevels } from './kinds/premium-package'

/**
 * A record's field in the GraphQL API, where a choice is an enum, and the id of another record has that record beside
 * it.
 */
export interface ApiField {
  /** the field of the record, of the input types and, except for images, of the output types */
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

/** Fields of entries that the server derives from other fields. */
const derivedFields: Readonly<Record<string, readonly string[]>> = { CurrencyEntry: ['name', 'imageId'] }

/** The enums of choices by field, with the server's values. The position of a value is its number in the record. */
export const apiEnums = {
  requiredSubscription: { name: 'SubscriptionLevel', values: subscriptionLevels },
  subscriptionLevel: { name: 'SubscriptionLevel', values: subscriptionLevels },
  rule: { name: 'RegionRuleName', values: ['none', ...regionRuleNames] },
  statType: { name: 'StatRecordType', values: ['stat', 'proc'] },
  category: {
    name: 'PremiumPackageCategory',
    values: packageCategories,
  },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly values: readonly string[] }>>

/** The value of a choice that says that nothing is chosen. The API has null in its place. */
export const noChoice = 'none'

const choiceToApi = (value: string | undefined): string | undefined | null => (value === noChoice ? null : value)

/** Whether a choice may be nothing, which is null in the API. */
export const isOptionalChoice = (name: string): boolean => apiEnumOf(name).values.includes(noChoice)

const isEnumField = (name: string): name is keyof typeof apiEnums => Object.hasOwn(apiEnums, name)

/** The enum of a choice. Throws if a choice has none, so that a new one is not forgotten. */
export function apiEnumOf(name: string): { readonly name: string; readonly values: readonly string[] } {
  if (!isEnumField(name)) throw new Error(`The choice ${name} has no enum in the API.`)
  return apiEnums[name]
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

/** `Money` and `MoneyInput`. */
export interface ApiMoney {
  readonly cents: number
  readonly currency: 'usd'
}

export const toMoney = (dollars: number): ApiMoney => ({ cents: toCents(dollars), currency: 'usd' })

/** The fields of a kind or, with `typeName`, of an entry. */
export const apiFieldsOf = (fields: Fields, typeName?: string): readonly ApiField[] =>
  Object.entries(fields)
    .filter(([name]) => !(typeName && derivedFields[typeName]?.includes(name)))
    .map(([name, { shape, description }]) => ({ name, target: targetOf(name, shape), shape, description }))

/** The types of fields that can have one value in several records. */
const batchTypes: readonly FieldShape['type'][] = ['whole', 'decimal', 'yesNoOrDecimal', 'flag', 'choice', 'reference']

/** The fields of a kind that the CMS changes in several records at once. */
export const batchFieldsOf = (fields: Fields): readonly ApiField[] =>
  apiFieldsOf(fields).filter(({ shape }) => batchTypes.includes(shape.type))

function targetOf(name: string, shape: FieldShape): string | null {
  const inner = shape.type === 'list' ? shape.of.shape : shape
  switch (inner.type) {
    case 'image':
      return name.replace(/Id$/, '')
    case 'key':
      return inner.to
    case 'reference':
      return name.endsWith('Ids') ? `${name.slice(0, -3)}s` : name.slice(0, -2)
    default:
      return null
  }
}

type Values = Readonly<Record<string, unknown>>

/**
 * A record's or entry's values as the API has them: times in milliseconds, money in cents, choices as enum values, null
 * for nothing.
 */
export function toApi(fields: Fields, values: Values, typeName?: string): Values {
  const converted: Record<string, unknown> = {}
  for (const { name, shape } of apiFieldsOf(fields, typeName))
    if (name in values) converted[name] = valueToApi(name, shape, values[name])
  return converted
}

function valueToApi(name: string, shape: FieldShape, value: unknown): unknown {
  switch (shape.type) {
    case 'list':
      return (value as readonly unknown[]).map((entry) => valueToApi(name, shape.of.shape, entry))
    case 'object':
      return toApi(shape.fields, value as Values, shape.typeName)
    case 'choice':
      return choiceToApi(apiEnumOf(name).values[Number(value)])
    case 'moment':
      return Number(value) * 1000
    case 'money':
      return toMoney(Number(value))
    case 'yesNoOrDecimal':
      return Number(value)
    case 'image':
    case 'reference':
      return value === '' ? null : value
    default:
      return value
  }
}

/** The input of the API with the values of a record; missing fields stay missing. */
export function fromApi(fields: Fields, input: Values, typeName?: string): Values {
  const converted: Record<string, unknown> = {}
  for (const { name, shape } of apiFieldsOf(fields, typeName))
    if (input[name] !== undefined) converted[name] = valueFromApi(name, shape, input[name])
  return converted
}

const isMoney = (value: unknown): value is ApiMoney => typeof value === 'object' && value !== null && 'cents' in value

function valueFromApi(name: string, shape: FieldShape, value: unknown): unknown {
  if (value === null) return value
  switch (shape.type) {
    case 'list':
      return (value as readonly unknown[]).map((entry) => valueFromApi(name, shape.of.shape, entry))
    case 'object':
      return fromApi(shape.fields, value as Values, shape.typeName)
    case 'choice':
      return apiEnumOf(name).values.indexOf(String(value))
    case 'moment':
      return Math.floor(Number(value) / 1000)
    case 'money':
      return isMoney(value) ? value.cents / 100 : value
    default:
      return value
  }
}
