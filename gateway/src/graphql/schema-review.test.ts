import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { upperFirst } from '@sanguine/rules'
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { domains } from '../domains'
import { plainSchema } from './plain-schema'

const schema = plainSchema()
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
const outputs = types.filter((type) => isObjectType(type) || isInterfaceType(type))
const inputs = types.filter(isInputObjectType)
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

interface Listed<Field> {
  readonly path: string
  readonly field: Field
  readonly siblings: readonly string[]
}

function listed<Field extends { readonly name: string }>(
  all: readonly { readonly name: string; getFields(): Readonly<Record<string, Field>> }[],
): readonly Listed<Field>[] {
  return all.flatMap((type) => {
    const siblings = Object.keys(type.getFields())
    return Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field, siblings }))
  })
}

const outputFields: readonly Listed<GraphQLField<unknown, unknown>>[] = listed(outputs)
const inputFields: readonly Listed<GraphQLInputField>[] = listed(inputs)
const typeName = ({ type }: { readonly type: GraphQLType }): string => getNamedType(type).name

describe('a mutation', () => {
  test.each(mutations.map((field) => [field.name, field] as const))('has a payload of its own: %s', (name, field) => {
    expect(typeName(field)).toBe(`${upperFirst(name)}Payload`)
  })

  test.each(mutations.flatMap(({ name, args }) => args.map((input) => [name, input] as const)))(
    'takes one input of its own: %s',
    (name, input) => {
      expect([input.name, getNamedType(input.type).name]).toEqual(['input', `${upperFirst(name)}Input`])
    },
  )

  test('gives inputs of changes no default values, since a default would change a field that the call omits', () => {
    const changes = inputFields.filter(({ path }) => /^(Update|Change|Save|Set)\w+Input\./.test(path))
    expect(changes.length).toBeGreaterThan(100)
    expect(changes.filter(({ field }) => field.defaultValue !== undefined).map(({ path }) => path)).toEqual([])
  })
})

describe('the schema', () => {
  // V8 keeps each name of a file with other characters, and each program with such a name, in two bytes a character.
  test.each(domains.map((domain) => [domain.name, domain] as const))(
    'has only characters of Latin-1, so that programs take half of the memory: %s',
    (_name, { schemaPath }) => {
      const texts = [schemaPath].flat().map((path) => readFileSync(path, 'utf8'))
      expect(texts.flatMap((text) => text.match(/[\u{100}-\u{10ffff}]/gu) ?? [])).toEqual([])
    },
  )

  test('has an object beside each field with the id of another object', () => {
    // Ids of deleted objects have no object. A record that is named may be deleted too: its kind and title are beside its id.
    const withoutObject =
      /\.(deletedIds?|deletedAccountId|recordIds?|requestId)$|^Audit(Actor\.accountId|Token\.tokenId)$/
    const ids = outputFields.filter(({ path, field }) => typeName(field) === 'ID' && !withoutObject.test(path))
    const alone = ids.filter(({ field, siblings }) => {
      const object = /^(.+)Id(s?)$/.exec(field.name)
      return object !== null && !siblings.includes(`${object[1]}${object[2]}`)
    })
    expect(alone.map(({ path }) => path)).toEqual([])
  })

  test('has amounts of real money as Money', () => {
    const amounts = [...outputFields, ...inputFields].filter(({ path }) => /(Cents|Usd)$/.test(path))
    const others = amounts.filter(({ field }) => !['Money', 'MoneyInput'].includes(typeName(field)))
    expect(others.map(({ path }) => path)).toEqual([])
  })

  test('has a Node for each type with an id', () => {
    // A CMS record, an account and its views share the id of the object that players see. Events have the id of a place
    // in a stream. Incidents are read with the status. The others have the id of another object, or one that only a player, a browser, an authenticator or a
    // payment provider knows.
    const others = [
      ...[
        'Account',
        'AuditSubject',
        'ChargeEvent',
        'Collection',
        'ConnectedApp',
        'EntryEvent',
        'Mission',
        'Passkey',
        'PaymentCharge',
        'PaymentStatusEvent',
        'PersonalToken',
        'PlayerEvent',
        'PlayerProfile',
        'PushDevice',
        'RecordName',
        'RegisteredApp',
        'SiteIncident',
        'SiteIncidentUpdate',
        'StaffChangeEvent',
        'StaffEvent',
        'StaffPlaceEvent',
      ],
      'User',
      'Webhook',
      'WebhookDelivery',
    ]
    const withId = outputs.filter((type) => type.getFields().id?.type.toString() === 'ID!')
    const alone = withId.filter(
      (type) => type.name !== 'Node' && !type.getInterfaces().some(({ name }) => name === 'Node'),
    )
    const names = alone.map(({ name }) => name).filter((name) => !name.endsWith('Record'))
    expect(names.toSorted()).toEqual(others)
  })

  test('has a field of Admin, not a Node, for each record of the CMS, since records share the ids of game objects', () => {
    const admin = Object.values((schema.getType('Admin') as GraphQLObjectType).getFields())
    const byId = admin.filter(({ args }) => args.length === 1 && args[0]?.name === 'id').map(typeName)
    const records = outputs.filter(({ name }) => name.endsWith('Record')).filter((type) => 'id' in type.getFields())
    expect(records.length).toBeGreaterThan(15)
    expect(records.map(({ name }) => name).filter((name) => !byId.includes(name))).toEqual([])
    expect(records.flatMap((type) => type.getInterfaces())).toEqual([])
  })

  test('names what is true or false by is, has or can', () => {
    // The field of the CMS's record has the name that REST has too.
    const kept = /\.countsWhileOwned$/
    const flags = [...outputFields, ...inputFields].filter(({ field }) => typeName(field) === 'Boolean')
    const others = flags.map(({ path }) => path).filter((path) => !/\.(is|has|can)[A-Z]/.test(path))
    expect(others.filter((path) => !kept.test(path))).toEqual([])
  })

  test('names a time by the event at that time', () => {
    const times = outputFields.filter(({ field }) => typeName(field) === 'DateTime')
    expect(times.map(({ path }) => path).filter((path) => !path.endsWith('At'))).toEqual([])
    const periods = inputFields.filter(({ field }) => typeName(field) === 'DateTime')
    expect(periods.map(({ path }) => path).filter((path) => !/(At|\.since|\.until)$/.test(path))).toEqual([])
  })

  test('has null, not a value of an enum, for no choice', () => {
    // A directive's argument says of an object that it has no owner.
    const enums = types.filter(isEnumType).filter(({ name }) => name !== 'Owner')
    const values = enums.flatMap((type) => type.getValues().map(({ name }) => `${type.name}.${name}`))
    expect(values.filter((value) => value.endsWith('.NONE'))).toEqual([])
  })

  test('has every chance in percent', () => {
    const chances = [...outputFields, ...inputFields].filter(({ field }) => /(chance|percent)$/i.test(field.name))
    expect(chances.length).toBeGreaterThan(15)
    expect(chances.filter(({ field }) => typeName(field) !== 'Percentage').map(({ path }) => path)).toEqual([])
    const others = [...outputFields, ...inputFields].filter(
      ({ field }) => /\b(chance|probability|rate)\b/i.test(field.description ?? '') && typeName(field) === 'Float',
    )
    expect(others.map(({ path }) => path)).toEqual(['DropCount.expected'])
  })

  test('has a type for each kind of event in a combat, whose fields are never null', () => {
    const events = outputs.filter((type) => type.getInterfaces().some(({ name }) => name === 'CombatEvent'))
    expect(events.length).toBeGreaterThan(17)
    expect(listed(events).filter(({ field }) => !isNonNullType(field.type))).toEqual([])
  })

  test('deprecates only what clients outside the site may have used', () => {
    const deprecated = [...outputFields, ...inputFields].filter(({ field }) => field.deprecationReason)
    expect(deprecated.map(({ path }) => path)).toEqual([])
  })

  test('names the unit of each duration', () => {
    const durations = [...outputFields, ...inputFields].filter(
      ({ field }) =>
        ['Int', 'SafeInt', 'Float'].includes(typeName(field)) && /cooldown|duration|wait/i.test(field.name),
    )
    expect(durations.filter(({ field }) => !/(Seconds|Hours|Days)$/.test(field.name)).map(({ path }) => path)).toEqual(
      [],
    )
  })
})
