import type { RemoteBuild, RemoteName } from '@sanguine/federation'
import { embeddedSiteData, whenIdle } from '@sanguine/ui/platform'
import { readConsent } from '../cookie-consent/consent-cookie'

/** The functions of the library that measures, which is loaded only in pages that are measured. */
type Library = Pick<typeof import('web-vitals'), 'onCLS' | 'onINP' | 'onLCP'>

/** The vitals of a page as the gateway takes them. Times are milliseconds. */
interface Vitals {
  loadTime?: number
  largestPaint?: number
  interactionDelay?: number
  layoutShift?: number
}

interface DrawnRemote {
  readonly name: RemoteName
  readonly build: RemoteBuild
  /** whether this browser draws the build for the first time */
  readonly isFirst: boolean
}

/** The greatest time that the gateway takes, in milliseconds. */
const longestMs = 60_000

/** The remote of the page, and what ends its measurement. */
let measured: { readonly name: RemoteName; readonly end: () => void } | null = null

/** A browser with this setting asks not to be followed; only some have it. */
const asksForPrivacy = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true

const mayMeasure = (): boolean => readConsent() === true && !asksForPrivacy()

const isPreview = ({ name }: DrawnRemote): boolean =>
  embeddedSiteData().previews?.some(({ remote }) => remote === name) ?? false

/**
 * Measures the page with the remote that it draws first, if the visitor accepted statistics. The page sends one report,
 * without anything about the visitor, when it is hidden or another remote takes the place of this one. Another remote
 * is not measured, because the vitals of a page begin with it.
 */
export function measurePage(drawn: DrawnRemote, load: () => Promise<Library> = () => import('web-vitals')): void {
  if (measured) {
    if (measured.name !== drawn.name) measured.end()
    return
  }
  if (isPreview(drawn) || !mayMeasure()) return
  const vitals: Vitals = {}
  const loadTime = loadTimeOf(drawn.build)
  if (loadTime !== null) vitals.loadTime = loadTime
  const end = () => {
    document.removeEventListener('visibilitychange', endIfHidden)
    if (!isEnded && mayMeasure()) send(drawn, vitals)
    isEnded = true
  }
  const endIfHidden = () => {
    if (document.visibilityState === 'hidden') end()
  }
  let isEnded = false
  measured = { name: drawn.name, end }
  whenIdle(() => {
    // Without the library the page is as good as with it, and is not measured.
    load().then(
      (library) => observe(library, vitals, endIfHidden),
      () => undefined,
    )
  })
}

/** Keeps the vitals up to date. The listener comes after those of the library, which report their last values first. */
function observe({ onCLS, onINP, onLCP }: Library, vitals: Vitals, endIfHidden: () => void): void {
  const options = { reportAllChanges: true }
  onLCP(({ value }) => Object.assign(vitals, { largestPaint: timeOf(value) }), options)
  onINP(({ value }) => Object.assign(vitals, { interactionDelay: timeOf(value) }), options)
  onCLS(({ value }) => Object.assign(vitals, { layoutShift: Number(value.toFixed(4)) }), options)
  document.addEventListener('visibilitychange', endIfHidden)
}

const timeOf = (ms: number): number => Math.min(longestMs, Math.round(ms))

/** Whether the page is hidden, or was as far as the browser recorded it. Browsers load and draw hidden pages later. */
const wasHidden = (): boolean =>
  document.visibilityState === 'hidden' ||
  (performance.getEntriesByType?.('visibility-state') ?? []).some(({ name }) => name === 'hidden')

/** Milliseconds from the request of the build's first file until now; null if unknown, or if the page was not seen all along. */
function loadTimeOf({ entry }: RemoteBuild): number | null {
  const [request] = performance.getEntriesByName?.(entry, 'resource') ?? []
  return request && !wasHidden() ? timeOf(performance.now() - request.startTime) : null
}

function send({ name, build: { version }, isFirst }: DrawnRemote, vitals: Vitals): void {
  if (Object.keys(vitals).length === 0) return
  const body = JSON.stringify({ version, isFirst, vitals })
  const headers = { 'Content-Type': 'application/json' }
  // A lost report is not repeated.
  fetch(`/remotes/${name}/vitals`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** For tests: a new page, of which nothing was measured. */
export function forgetMeasurement(): void {
  measured = null
}
