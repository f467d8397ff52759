import { afterEach, expect, it } from '@jest/globals'
import { saveConsent } from '../cookie-consent/consent-cookie'
import { startTraces } from './start-traces'

const originalFetch = window.fetch
afterEach(() => {
  window.fetch = originalFetch
  document.body.innerHTML = ''
  saveConsent(false)
})

const openPage = (settings: object) => {
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify({ settings })}</script>`
}

it.each([
  ['records traces if the gateway does and the visitor has consented', { tracing: { ratio: 1 } }, true, true],
  ['records none without consent', { tracing: { ratio: 1 } }, false, false],
  ['records none if the gateway does not', {}, true, false],
])('a page %s', async (_what, settings, consents, isRecording) => {
  openPage(settings)
  saveConsent(consents)
  await startTraces()
  expect(window.fetch !== originalFetch).toBe(isRecording)
})
