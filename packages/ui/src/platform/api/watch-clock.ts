import { clientVersion } from '../../env'
import { dateResolutionMs, isClockSynced, syncClock } from './server-clock'

/** The least pause between two requests for the time, because events occur in groups. */
const minPauseMs = 5_000

/** How often the browser's two clocks are compared. */
const compareEveryMs = 1_000

/** A difference this large means that the clock was set or the machine slept. */
const partedMs = 2_000

/** By then a page that calls the server has done so. */
const firstQuestionMs = 2_000

/** Requests the server's time from a response header. */
async function askServer(): Promise<void> {
  const sentAt = Date.now()
  const headers = { 'X-Version': clientVersion }
  const response = await fetch('/config.json', { method: 'HEAD', cache: 'no-store', headers })
  syncClock(Date.parse(response.headers.get('date') ?? ''), sentAt, dateResolutionMs)
}

/**
 * Keeps the estimate of the server's clock right. It asks the server if no call has shown its time, when the page is
 * viewed again and when the connection is back. It also asks after the browser's clock was set or the machine slept.
 * Returns a function that stops it.
 */
export function watchClock(): () => void {
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = () => {
    if (performance.now() - askedAt < minPauseMs) return
    askedAt = performance.now()
    askServer().catch(() => {
      // Without a connection there is nothing to learn; the next event asks again.
      askedAt = Number.NEGATIVE_INFINITY
    })
  }
  const askWhenVisible = () => {
    if (document.visibilityState === 'visible') ask()
  }
  const difference = () => Date.now() - performance.now()
  let last = difference()
  const timer = window.setInterval(() => {
    const now = difference()
    if (Math.abs(now - last) < partedMs) return
    last = now
    ask()
  }, compareEveryMs)
  document.addEventListener('visibilitychange', askWhenVisible)
  window.addEventListener('focus', ask)
  window.addEventListener('pageshow', ask)
  window.addEventListener('online', ask)
  // The page's own calls learn the time too; pages without any, such as those of visitors, ask for it.
  const first = window.setTimeout(() => isClockSynced() || ask(), firstQuestionMs)
  return () => {
    window.clearTimeout(first)
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', askWhenVisible)
    window.removeEventListener('focus', ask)
    window.removeEventListener('pageshow', ask)
    window.removeEventListener('online', ask)
  }
}
