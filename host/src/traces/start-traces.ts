import { embeddedSettings } from '@sanguine/ui'
import { readConsent } from '../cookie-consent/consent-cookie'

/**
 * Records traces of the page's calls if the gateway records some and the visitor has consented. Otherwise none of that
 * code is loaded, and calls have no further header.
 */
export async function startTraces(): Promise<void> {
  const ratio = embeddedSettings()?.tracing?.ratio
  if (ratio === undefined || !readConsent()) return
  const { recordTraces } = await import('./record-traces')
  recordTraces(ratio)
}
