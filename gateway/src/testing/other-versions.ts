import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { defaultFieldResolver, extendSchema, type GraphQLSchema, isObjectType, parse } from 'graphql'
import type { OtherVersion } from '../graphql/served-schema'
import { version } from '../version'

const [major] = version.split('.').map(Number)

/** The schema without some fields, such as `RankRecord.flavorText`. Throws if it lacks one of them. */
function withoutFields(schema: GraphQLSchema, names: readonly string[]): GraphQLSchema {
  const left = new Set(names)
  const changed = mapSchema(schema, {
    [MapperKind.FIELD]: (field, name, typeName) => (left.delete(`${typeName}.${name}`) ? null : field),
  })
  if (left.size > 0) throw new Error(`The schema does not have ${[...left].join(', ')}.`)
  return changed
}

/** Makes a field return a value for objects with a certain name. */
function setValue(schema: GraphQLSchema, typeName: string, fieldName: string, ofName: string, value: string): void {
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  if (!field) throw new Error(`The schema does not have ${typeName}.${fieldName}.`)
  const { resolve = defaultFieldResolver } = field
  field.resolve = (source, ...rest) => (source.name === ofName ? value : resolve(source, ...rest))
}

/**
 * A gateway of the next version: it adds fields and enum values, and lacks `RankRecord.flavorText`. The stat Health and
 * the user Renfield have the new values.
 */
export const nextVersion: OtherVersion = {
  version: `${Number(major) + 1}.0.0`,
  changeSchema(schema) {
    const additions = `
      extend type ItemRecord { weight: Int }
      extend input UpdateItemInput { weight: Int }
      extend enum StatRecordType { AURA }
      extend enum Role { WARDEN }
    `
    const next = withoutFields(extendSchema(schema, parse(additions)), ['RankRecord.flavorText'])
    setValue(next, 'StatRecord', 'statType', 'Health', 'AURA')
    setValue(next, 'User', 'role', 'Renfield', 'WARDEN')
    return next
  },
}

/** A gateway of the previous version: its rarities lack a field in output and input, and it cannot ban. */
export const previousVersion: OtherVersion = {
  version: `${Number(major) - 1}.9.0`,
  changeSchema: (schema) =>
    withoutFields(schema, [
      'RarityRecord.flavorText',
      'CreateRarityInput.flavorText',
      'UpdateRarityInput.flavorText',
      'Mutation.banUser',
    ]),
}
