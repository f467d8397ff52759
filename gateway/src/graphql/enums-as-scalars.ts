import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { type GraphQLEnumType, GraphQLScalarType, type GraphQLSchema, isEnumType, isIntrospectionType } from 'graphql'

/**
 * The schema for compiled documents, with a scalar of the same name in place of every enum. The compiler can leave out the
 * serialization of the built-in scalars, which resolvers are typed for, but only together with that of enums, whose values
 * have other names inside; a scalar of our own it always serializes.
 */
export const withEnumsAsScalars = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.TYPE]: (type) => (isEnumType(type) && !isIntrospectionType(type) ? scalarFor(type) : type),
  })

const scalarFor = (type: GraphQLEnumType): GraphQLScalarType =>
  new GraphQLScalarType({
    name: type.name,
    serialize: (value) => type.serialize(value),
    parseValue: (value) => type.parseValue(value),
    parseLiteral: (node, variables) => type.parseLiteral(node, variables),
  })
