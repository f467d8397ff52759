import { describe, expect, it, jest } from '@jest/globals'
import { answerConsent } from './consent'

describe('the consent cookie', () => {
  it('lasts 150 days on the whole site', () => {
    const set = jest.spyOn(document, 'cookie', 'set')
    answerConsent(true)
    expect(set).toHaveBeenCalledWith('gtc_cookie=true; Max-Age=12960000; Path=/; SameSite=Lax')
    set.mockRestore()
  })
})
