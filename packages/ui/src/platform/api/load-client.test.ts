import { afterEach, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import { logInAs, logOut } from '../../testing/log-in'
import { mockGateway } from '../../testing/mock-gateway'
import { loadClient, registerCachePolicies } from './load-client'

const query = parse('query UiTestViewer { viewer { id name } }')
const gateway = mockGateway()

afterEach(() => logOut())

it('data of one viewer are not in the cache of the next, and are kept when the token is renewed', async () => {
  logInAs({ sub: 'a1' })
  gateway.setResponses({ fields: { viewer: { id: 'a1', name: 'Mina' } } })
  const client = await loadClient()
  await client.query({ query })
  logInAs({ sub: 'a1', exp: Date.now() / 1000 + 9000 })
  expect((await loadClient()).readQuery({ query })).toMatchObject({ viewer: { name: 'Mina' } })
  logInAs({ sub: 'a2' })
  expect((await loadClient()).readQuery({ query })).toBeNull()
  logOut()
  expect((await loadClient()).readQuery({ query })).toBeNull()
})

it('applies registered type policies to the current client and to later ones', async () => {
  const viewer = { __typename: 'Account', id: 'a1', name: 'Mina' }
  const nameIn = (client: Awaited<ReturnType<typeof loadClient>>) => {
    client.writeQuery({ query, data: { viewer } })
    return client.readQuery<{ viewer: { name: string } }>({ query })?.viewer.name
  }
  const present = await loadClient()
  await registerCachePolicies({ typePolicies: { Account: { fields: { name: { read: () => 'Lucy' } } } } })
  expect(nameIn(present)).toBe('Lucy')
  logInAs({ sub: 'a3' })
  const later = await loadClient()
  expect(later).not.toBe(present)
  expect(nameIn(later)).toBe('Lucy')
})
