import { describe, expect, it, jest } from '@jest/globals'
import { saveConsent } from './consent-cookie'

describe('the consent cookie', () => {
  it('lasts 150 days on the whole site', () => {
    const set = jest.spyOn(document, 'cookie', 'set')
    saveConsent(true)
    expect(set).toHaveBeenCalledWith('gtc_cookie=true; Max-Age=12960000; Path=/; SameSite=Lax')
    set.mockRestore()
  })
})
