import { afterEach, expect, it } from '@jest/globals'
import { EventStreamStandIn, logOut, type MockGateway } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aJournal, anAccount, aPlayer, coins } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(() => logOut())

const post = (id: string, header: string) => ({
  id,
  header,
  message: `${header}.`,
  image: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  gift: null,
  isGiftTaken: false,
})

const fields = {
  me: aPlayer({ revision: 5, currencies: [coins(12)] }),
  news: { nodes: [post('gates', 'The gates are open')] },
  journal: aJournal(),
}

/** How often an operation was executed: a document that is sent by its hash is sent again as text. */
const countReadings = ({ calls }: MockGateway, operation: string): number =>
  calls.filter(({ operationName, body }) => operationName === operation && JSON.stringify(body).includes('"query"'))
    .length

/** Opens the game's first page, which follows events. */
async function openFollowed() {
  const stream = new EventStreamStandIn()
  const game = await openGame('/', fields, {}, [], { 'GET /api/v1/events': () => stream.response })
  const { gateway } = game
  await waitFor(() => expect(gateway.calls.some(({ path }) => path === '/api/v1/events')).toBe(true))
  const send = (name: string, data: unknown) => act(async () => stream.event(null, name, data))
  return { ...game, send, readings: (operation: string) => countReadings(gateway, operation) }
}

const purse = () => screen.findByRole('complementary', { name: 'Your hunter' })

it('a page shows a change from elsewhere after an event', async () => {
  const { gateway, send, readings } = await openFollowed()
  await waitFor(async () => expect(await purse()).toHaveTextContent('12'))
  const before = readings('GamePlayerNow')
  gateway.setResponses({ fields: { ...fields, me: aPlayer({ revision: 6, currencies: [coins(734)] }) } })
  await send('player', { revision: 6 })
  await waitFor(async () => expect(await purse()).toHaveTextContent('734'))
  expect(readings('GamePlayerNow')).toBe(before + 1)
  // a followed page is right when it is shown again
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(readings('GamePlayerNow')).toBe(before + 1)
})

it('a page shows a new news post, and does not read a known one again', async () => {
  const { gateway, send, readings } = await openFollowed()
  const news = within(await screen.findByRole('region', { name: 'News' }))
  expect(await news.findByRole('heading')).toHaveTextContent('The gates are open')
  const before = readings('GameNews')
  await send('news', { id: 'gates' })
  expect(readings('GameNews')).toBe(before)
  gateway.setResponses({ fields: { ...fields, news: { nodes: [post('bells', 'Bells on the moor')] } } })
  await send('news', { id: 'bells' })
  await waitFor(() => expect(screen.getByText('Bells on the moor')).toBeVisible())
})

it('a page shows that the account was banned once the gateway ends its events', async () => {
  const { gateway, send } = await openFollowed()
  await waitFor(async () => expect(await purse()).toHaveTextContent('12'))
  const viewer = anAccount({ ban: { reason: 'Sold the account.' } })
  gateway.setResponses({ fields: { ...fields, me: null, viewer } })
  await send('end', { type: 'end', code: 'FORBIDDEN', message: 'Your account has been banned.' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account has been banned' })).toBeInTheDocument()
})

it.each(['FORBIDDEN', 'UNAUTHENTICATED'])('a page reads the player if its events end with %s', async (code) => {
  const { send, readings } = await openFollowed()
  await waitFor(async () => expect(await purse()).toHaveTextContent('12'))
  const before = readings('GamePlayerNow')
  await send('end', { type: 'end', code, message: 'Your session has ended.' })
  await waitFor(() => expect(readings('GamePlayerNow')).toBe(before + 1))
})

it.each([
  ['a fault of the server', { type: 'end', code: 'INTERNAL_SERVER_ERROR', message: '' }],
  ['an outage', { type: 'end', code: 'UNAVAILABLE', message: 'Please try again soon.' }],
  ['no reason', null],
])('a page reads nothing if its events end with %s, since they may end so again and again', async (_what, data) => {
  const { send, gateway } = await openFollowed()
  await waitFor(async () => expect(await purse()).toHaveTextContent('12'))
  const calls = () => gateway.calls.filter(({ operationName }) => operationName === 'GamePlayerNow').length
  const before = calls()
  await send('end', data)
  await send('end', data)
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(calls()).toBe(before)
})

it.each([
  ['/treasury', 'GameTreasury', { collections: [] }],
  ['/plan', 'GamePlan', {}],
])('the page %s reads what changed elsewhere again', async (path, operation, extra) => {
  const stream = new EventStreamStandIn()
  const me = aPlayer({ revision: 5, plan: [], suggestedPins: [] })
  const routes = { 'GET /api/v1/events': () => stream.response }
  const { gateway } = await openGame(path, { ...fields, ...extra, me }, {}, [], routes)
  await waitFor(() => expect(countReadings(gateway, operation)).toBe(1))
  gateway.setResponses({ fields: { ...fields, ...extra, me: { ...me, revision: 6 } } })
  await act(async () => stream.event(null, 'player', { revision: 6 }))
  await waitFor(() => expect(countReadings(gateway, operation)).toBe(2))
})
