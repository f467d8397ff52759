import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '@sanguine/gateway/testing'
import { closeWelcome, makePlayer } from '../src/api'
import { GamePages } from '../src/pages/game'
import { setStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

let collector: OtlpReceiver
beforeAll(async () => {
  collector = await startOtlpReceiver()
})
afterAll(() => collector.stop())

const stage = setStage(() => ({ ...collector.env, OTEL_BSP_SCHEDULE_DELAY: '100', OTEL_SERVICE_NAME: 'abbey' }))

/** The player's game in a browser that has answered the question about cookies. */
async function openGame(name: string, consents: boolean) {
  const { site } = stage
  const token = await makePlayer(site, name)
  await closeWelcome(site, token)
  const visit = await stage.visit({ token })
  await visit.page.context().addCookies([{ name: 'gtc_cookie', value: String(consents), url: site.url }])
  const sent: string[] = []
  visit.page.on('request', (request) => sent.push(...[request.headers().traceparent ?? []].flat()))
  await visit.page.goto(site.url)
  const game = new GamePages(visit.page, site.url)
  await game.arrive()
  await game.goHunting()
  return { ...visit, game, sent, token }
}

const childrenOf = (spans: readonly ReceivedSpan[], ids: readonly string[]): readonly ReceivedSpan[] =>
  spans.filter(({ parentId }) => parentId !== null && ids.includes(parentId))

/** All spans below one. */
function below(spans: readonly ReceivedSpan[], { spanId }: ReceivedSpan): readonly ReceivedSpan[] {
  const found: ReceivedSpan[] = []
  for (let ids = [spanId]; ids.length > 0; ) {
    const next = childrenOf(spans, ids)
    found.push(...next)
    ids = next.map((span) => span.spanId)
  }
  return found
}

test('a press of HUNT is one trace that begins in the browser and ends in commands of the database', async () => {
  const { game, settle } = await openGame('Mina of the traces', true)
  await settle()
  await game.attack()
  let press: ReceivedSpan | undefined
  let names: readonly string[] = []
  await waitUntil('trace of the hunt', async () => {
    const spans = collector.spans()
    for (const cause of spans.filter(({ name, parentId }) => name === 'press' && parentId === null)) {
      const descendants = below(spans, cause).map(({ service, name }) => `${service} ${name}`)
      if (descendants.includes('abbey mutation GameHunt')) [press, names] = [cause, descendants]
    }
    return names.includes('abbey update players')
  })
  expect(press).toMatchObject({ service: 'abbey-browser', kind: 1, attributes: { 'sanguine.cause': 'press' } })
  expect(names).toEqual(
    expect.arrayContaining([
      'abbey-browser POST /graphql',
      'abbey POST /graphql',
      'abbey mutation GameHunt',
      'abbey update players',
    ]),
  )
  const own = collector.spans().filter(({ traceId }) => traceId === press?.traceId)
  expect(own.filter(({ parentId }) => parentId === null)).toEqual([press])
  expect(/mina ?of ?the ?traces/i.test(collector.text())).toBe(false)
})

test('a browser that has not consented sends no header and no span', async () => {
  const before = collector.spans().filter(({ service }) => service === 'abbey-browser').length
  const { game, sent, page, settle } = await openGame('Lucy of the traces', false)
  const reports: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/traces') && reports.push(request.url())))
  await game.attack()
  await settle()
  expect(sent).toEqual([])
  expect(reports).toEqual([])
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => /trace/.test(name))).toEqual([])
  expect(before).toBeLessThanOrEqual(collector.spans().filter(({ service }) => service === 'abbey-browser').length)
})
