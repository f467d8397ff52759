import { ApolloProvider, useQuery } from '@apollo/client/react'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { parse } from 'graphql'
import { logInAs, logOut } from '../../testing/log-in'
import { type MockGateway, mockGateway } from '../../testing/mock-gateway'
import { loadClient } from '../api/load-client'
import { currentLanguage, setLanguage } from './language'

const stats = parse('query UiTestStats { stats { id name } }')
const shop = parse('query UiTestShop { shop(merchant: CRYPT) { item { id name } owned } }')

let gateway: MockGateway
let people = 0

const asked = () => gateway.calls.at(-1)?.headers.get('accept-language')
const inLanguage = (english: string, german: string) => (asked() === 'de' ? german : english)

beforeEach(() => {
  gateway = mockGateway({
    fields: {
      stats: () => [{ id: 's1', name: inLanguage('Health', 'Gesundheit') }],
      shop: () => [{ item: { id: 'i1', name: inLanguage('Blade', 'Klinge') }, owned: 1 }],
    },
  })
  people += 1
  logInAs({ sub: `account-${people}` })
})
afterEach(async () => {
  await act(() => setLanguage('en'))
  gateway.stop()
  logOut()
})

let shown: string[] = []

function Glossary() {
  const { data } = useQuery<{ stats: readonly { name: string }[] }>(stats)
  const text = data ? data.stats.map(({ name }) => name).join() : 'nothing'
  if (shown.at(-1) !== text) shown.push(text)
  return <p>{text}</p>
}

async function drawGlossary(): Promise<void> {
  shown = []
  const client = await loadClient()
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <Glossary />
      </ApolloProvider>,
    ),
  )
  await screen.findByText('Health')
}

it('a change of the language loads visible data again, and never shows an empty page in between', async () => {
  await drawGlossary()
  expect(asked()).toBe('en')
  await act(() => setLanguage('de'))
  await screen.findByText('Gesundheit')
  expect(shown).toEqual(['nothing', 'Health', 'Gesundheit'])
  await act(() => setLanguage('en'))
  await screen.findByText('Health')
  expect(shown).toEqual(['nothing', 'Health', 'Gesundheit', 'Health'])
})

it('a change of the language removes cached data that are not visible', async () => {
  await drawGlossary()
  const client = await loadClient()
  const nameOf = async () =>
    (await client.query<{ shop: { item: { name: string } }[] }>({ query: shop })).data?.shop[0]?.item.name
  expect(await nameOf()).toBe('Blade')
  await act(() => setLanguage('de'))
  expect(client.readQuery({ query: shop })).toBeNull()
  expect(await nameOf()).toBe('Klinge')
})

it('a change of the language works without a response, and keeps the visible data until one arrives', async () => {
  await drawGlossary()
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await act(() => setLanguage('de'))
  expect(currentLanguage()).toBe('de')
  expect(shown).toEqual(['nothing', 'Health'])
  globalThis.fetch = fetch
  const client = await loadClient()
  await act(() => client.refetchQueries({ include: 'active' }))
  await screen.findByText('Gesundheit')
})

it('the later of two simultaneous changes of the language wins', async () => {
  await drawGlossary()
  await act(() => Promise.all([setLanguage('de'), setLanguage('en')]))
  expect(currentLanguage()).toBe('en')
  expect(screen.getByText('Health')).toBeVisible()
})
