import { describe, expect, it, jest } from '@jest/globals'
import { saveConsent } from './consent-cookie'

describe('the consent cookie', () => {
  it('lasts 150 days on the whole site, and is for https only if the site is', () => {
    const set = jest.spyOn(document, 'cookie', 'set')
    saveConsent(true)
    expect(set).toHaveBeenCalledWith('gtc_cookie=true; Max-Age=12960000; Path=/; SameSite=Lax')
    saveConsent(false, true)
    expect(set).toHaveBeenLastCalledWith('gtc_cookie=false; Max-Age=12960000; Path=/; SameSite=Lax; Secure')
    set.mockRestore()
  })
})
