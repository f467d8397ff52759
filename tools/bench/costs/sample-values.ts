import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

/** Ids that exist, by the names of the arguments that take them; those of records by kind, such as `Enemy`. */
export type KnownIds = Readonly<Record<string, readonly string[]>>

/** Optional arguments and fields that make a call larger or slower, or that a change needs to change something. */
const usefulNames = ['first', 'search', 'recipientName', 'name']

const isGiven = ({ name, type }: GraphQLArgument | GraphQLInputField) =>
  isNonNullType(type) || usefulNames.includes(name)

/** The kind whose records are used in most ways. */
const usedKind = 'Item'

const numbers: Readonly<Record<string, number>> = { first: 500, quantity: 1, index: 0, round: 1, amount: 1 }

const texts: Readonly<Record<string, string>> = {
  since: '2025-01-01T00:00:00.000Z',
  from: '2024-01-01',
  password: 'a'.repeat(64),
  currentPassword: 'a'.repeat(64),
  newPassword: 'b'.repeat(64),
  search: 'a',
  timeZone: 'Europe/Berlin',
  token: '0'.repeat(32),
}

/** Writes values of arguments as a document has them. Equal numbers give equal values, so that aliases can differ. */
export class SampleValues {
  constructor(private readonly ids: KnownIds) {}

  /**
   * The arguments of a field in brackets: the required ones, and those that make it larger or slower. `kind` is the kind
   * of record that an `id` is of, such as `Enemy`.
   */
  argumentsOf(args: readonly GraphQLArgument[], number: number, kind = ''): string {
    const given = args.filter(isGiven)
    if (given.length === 0) return ''
    const chosen = args.some(({ name, type }) => name === 'kind' && isNonNullType(type)) ? usedKind : kind
    return `(${given.map((arg) => `${arg.name}: ${this.#valueOf(arg, arg.type, number, chosen)}`).join(', ')})`
  }

  #valueOf(
    { name }: GraphQLArgument | GraphQLInputField,
    type: GraphQLInputType,
    number: number,
    kind: string,
  ): string {
    const named = getNamedType(type)
    if (named.name === 'RecordKind') return usedKind.toUpperCase()
    if (isListType(getNullableType(type)) && name === 'ids') return JSON.stringify(this.#ids(name).slice(0, 100))
    if (isEnumType(named)) return named.getValues()[number % named.getValues().length]?.name ?? 'null'
    if (isInputObjectType(named)) {
      const fields = Object.values(named.getFields()).filter(isGiven)
      const values = fields.map((field) => `${field.name}: ${this.#valueOf(field, field.type, number, kind)}`)
      return `{ ${values.join(', ')} }`
    }
    if (named.name === 'Boolean') return 'true'
    if (named.name === 'Int' || named.name === 'SafeInt') return String(numbers[name] ?? 1)
    if (named.name === 'ID') return JSON.stringify(this.#idOf(name === 'id' && kind in this.ids ? kind : name, number))
    return JSON.stringify(this.#textOf(name, number))
  }

  #ids(name: string): readonly string[] {
    return this.ids[name] ?? this.ids.ids ?? []
  }

  #idOf(name: string, number: number): string {
    const ids = this.#ids(name)
    return ids[number % Math.max(1, ids.length)] ?? 'unknown'
  }

  #textOf(name: string, number: number): string {
    if (name === 'name') return `Bench ${number}`
    if (name === 'username' || name === 'recipientName') return `Bench ${number % 2}`
    if (name === 'shortName') return `bench${number}`
    if (name === 'email') return `bench.${number}@example.org`
    return texts[name] ?? 'x'
  }
}
