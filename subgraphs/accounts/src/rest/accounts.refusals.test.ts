import { expect, test } from '@jest/globals'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import { refusalSentence } from './accounts.refusals'

test('the refusal names the opening of registration in Berlin time', () => {
  const details = { opensAt: Date.UTC(2025, 9, 31, 19) }
  const sentence = refusalSentence({ code: 'registrationClosed', details, field: null }, contextFor(testApp().app))
  expect(sentence).toBe('Registration opens on 31 October 2025 at 20:00 (Berlin time).')
})
