import { execute } from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { VisitorSiteStatusDocument, type VisitorSiteStatusQuery } from '../../generated/documents'

export type SiteStatus = VisitorSiteStatusQuery['siteStatus']
export type Outage = SiteStatus['outages'][number]
export type Incident = SiteStatus['incidents'][number]
export type ComponentStatus = SiteStatus['components'][number]
export type ComponentDay = ComponentStatus['days'][number]

export type LoadedStatus =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'loaded'; readonly status: SiteStatus }

const intervalMs = 60_000

async function loadStatus(): Promise<LoadedStatus> {
  try {
    const { siteStatus } = await execute(VisitorSiteStatusDocument, {})
    return { step: 'loaded', status: siteStatus }
  } catch (error) {
    return { step: 'failed', error }
  }
}

/**
 * The status of the site, read again every minute and when the page is shown. A failure replaces what was read before, which
 * may no longer be true.
 */
export function useSiteStatus(): { readonly loaded: LoadedStatus; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<LoadedStatus>({ step: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true
    const load = () => {
      if (document.visibilityState === 'visible') void loadStatus().then((next) => isCurrent && setLoaded(next))
    }
    load()
    const timer = window.setInterval(load, intervalMs)
    document.addEventListener('visibilitychange', load)
    return () => {
      isCurrent = false
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }, [attempt])
  return { loaded, retry: () => setAttempt(attempt + 1) }
}
