import { InMemoryCache } from '@apollo/client'
import { expect, it } from '@jest/globals'
import { parse } from 'graphql'
import { cachePolicies } from './cache-policies'

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

it('what is known of an image is kept when a query reads less of it, and dropped with the image', () => {
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
