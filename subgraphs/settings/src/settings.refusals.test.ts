import { expect, test } from '@jest/globals'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import { refusalSentence } from './settings.refusals'

test('a number out of range is refused with the limits', () => {
  const details = { key: 'autoHuntBacklogHours', max: 9 } as const
  const sentence = refusalSentence({ code: 'invalidValue', details, field: null }, contextFor(testApp().app))
  expect(sentence).toBe('value: must be a whole number from 0 to 9.')
})
