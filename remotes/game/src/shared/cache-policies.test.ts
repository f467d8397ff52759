import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InMemoryCache } from '@apollo/client'
import { expect, it } from '@jest/globals'
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType, isUnionType, parse } from 'graphql'
import { cachePolicies, replacedFields } from './cache-policies'

const still = parse('query { me { id huntingGround { id image { id } } } }')
const moving = parse('query { me { id huntingGround { id image { id animatedUrl } } } }')

const write = (cache: InMemoryCache, query: typeof still, image: object | null) =>
  cache.writeQuery({
    query,
    data: {
      me: {
        __typename: 'Player',
        id: 'p',
        huntingGround: { __typename: 'HuntingGround', id: 'g', image: image && { __typename: 'Image', ...image } },
      },
    },
  })

it('cached fields of an image are kept when a query reads fewer, and removed with the image', () => {
  const cache = new InMemoryCache(cachePolicies)
  write(cache, moving, { id: 'a', animatedUrl: '/api/image/b' })
  write(cache, still, { id: 'a' })
  expect(cache.readQuery({ query: moving })).toMatchObject({
    me: { huntingGround: { image: { id: 'a', animatedUrl: '/api/image/b' } } },
  })
  write(cache, still, { id: 'c' })
  expect(cache.readQuery({ query: moving })).toBeNull()
  write(cache, still, null)
  expect(cache.readQuery({ query: still })).toMatchObject({ me: { huntingGround: { image: null } } })
})

it('only lists and objects without an id are replaced as a whole', () => {
  const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'))
  const isOfRule = (type: string, field: string) => {
    const parent = schema.getType(type)
    const value = isObjectType(parent) ? parent.getFields()[field]?.type : undefined
    if (!value) return `${type}.${field} does not exist`
    const named = getNamedType(value)
    return (
      isListType(getNullableType(value)) || isUnionType(named) || (isObjectType(named) && !('id' in named.getFields()))
    )
  }
  const wrong = Object.entries(replacedFields).flatMap(([type, fields]) =>
    fields.flatMap((field) => (isOfRule(type, field) === true ? [] : [`${type}.${field}`])),
  )
  expect(wrong).toEqual([])
})
