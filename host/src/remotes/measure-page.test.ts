import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { saveConsent } from '../cookie-consent/consent-cookie'
import { forgetMeasurement, measurePage } from './measure-page'

const buildOf = (version: string) => ({
  globalName: `game_${version}`,
  version,
  entry: `https://cdn.example/${version}/remote.js`,
  scripts: [],
  styles: [],
  requires: {},
})
const game = { name: 'game', build: buildOf('1.0.0+a'), isFirst: true }
const admin = { name: 'admin', build: buildOf('2.0.0+b'), isFirst: false }

type Report = (metric: { readonly value: number }) => void

/** A library whose values the test reports. */
function fakeLibrary() {
  const reports: Record<string, Report> = {}
  const on = (name: string) => (report: Report) => {
    reports[name] = report
  }
  const library = { onCLS: on('CLS'), onINP: on('INP'), onLCP: on('LCP') }
  const load = jest.fn(async () => library as never)
  return { load, report: (name: string, value: number) => reports[name]?.({ value }) }
}

const originalFetch = window.fetch
let sent: { readonly url: string; readonly body: unknown }[] = []
let visibility: DocumentVisibilityState = 'visible'
const hide = () => {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}
const settle = async () => {
  await jest.advanceTimersByTimeAsync(3_000)
}

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  window.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
    return { status: 204 } as Response
  }
  performance.getEntriesByType = () => []
  performance.getEntriesByName = () => [{ startTime: performance.now() - 800 } as PerformanceEntry]
  forgetMeasurement()
  saveConsent(true)
})
afterEach(() => {
  saveConsent(false)
  window.fetch = originalFetch
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('a page with a remote', () => {
  it('sends one report with the last values when it is hidden', async () => {
    const { load, report } = fakeLibrary()
    measurePage(game, load)
    await settle()
    report('LCP', 1_200.4)
    report('LCP', 1_800.6)
    report('INP', 96)
    report('CLS', 0.123456)
    expect(sent).toEqual([])
    hide()
    hide()
    expect(sent).toEqual([
      {
        url: '/remotes/game/vitals',
        body: {
          version: '1.0.0+a',
          isFirst: true,
          vitals: { loadTime: 800, largestPaint: 1801, interactionDelay: 96, layoutShift: 0.1235 },
        },
      },
    ])
  })

  it('sends its report when another remote takes the place, which is not measured', async () => {
    const { load, report } = fakeLibrary()
    measurePage(game, load)
    await settle()
    report('LCP', 900)
    measurePage(game, load)
    expect(sent).toEqual([])
    measurePage(admin, load)
    report('CLS', 0.4)
    hide()
    expect(sent).toMatchObject([{ url: '/remotes/game/vitals', body: { vitals: { largestPaint: 900 } } }])
    expect(sent).toHaveLength(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is not measured without consent, and sends nothing if that was taken back', async () => {
    const { load, report } = fakeLibrary()
    saveConsent(false)
    measurePage(game, load)
    await settle()
    expect(load).not.toHaveBeenCalled()
    saveConsent(true)
    measurePage(game, load)
    await settle()
    report('LCP', 900)
    saveConsent(false)
    hide()
    expect(sent).toEqual([])
  })

  it('is not measured if the browser asks for privacy', async () => {
    const { load } = fakeLibrary()
    Object.assign(navigator, { globalPrivacyControl: true })
    measurePage(game, load)
    await settle()
    Object.assign(navigator, { globalPrivacyControl: undefined })
    expect(load).not.toHaveBeenCalled()
  })

  it('is as good if the library does not load, and then reports nothing', async () => {
    measurePage(game, async () => {
      throw new Error('Loading chunk 7 failed')
    })
    await settle()
    hide()
    expect(sent).toEqual([])
  })

  it.each([
    { state: 'visible', loadTime: { loadTime: 800 } },
    // opened in a tab behind, or left while it loaded
    { state: 'hidden', loadTime: {} },
  ])('that was $state while it loaded reports $loadTime', async ({ state, loadTime }) => {
    const states = [state, 'visible'].map((name) => ({ name }) as PerformanceEntry)
    performance.getEntriesByType = (type: string) => (type === 'visibility-state' ? states : [])
    const { load, report } = fakeLibrary()
    measurePage(game, load)
    await settle()
    report('CLS', 0)
    hide()
    const vitals = { layoutShift: 0, ...loadTime }
    expect(sent.map(({ body }) => body)).toEqual([{ version: '1.0.0+a', isFirst: true, vitals }])
  })

  it('has no load time if it was hidden, or if the browser does not know the request', async () => {
    const { load, report } = fakeLibrary()
    performance.getEntriesByName = () => []
    measurePage(game, load)
    await settle()
    hide()
    expect(sent).toEqual([])
    forgetMeasurement()
    visibility = 'visible'
    measurePage(game, load)
    await settle()
    report('CLS', 0)
    hide()
    expect(sent).toMatchObject([{ body: { vitals: { layoutShift: 0 } } }])
    expect(sent[0]?.body).not.toHaveProperty('vitals.loadTime')
  })
})
