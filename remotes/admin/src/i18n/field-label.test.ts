import { describe, expect, test } from '@jest/globals'
import { apiEnumOf, type apiEnums } from '@sanguine/content'
import { english } from '../testing/english'
import { choiceLabel, enumLabel } from './field-label'
import { englishTexts } from './messages'

describe('the texts of a choice', () => {
  test.each(['statType', 'requiredSubscription', 'category', 'rule'] satisfies (keyof typeof apiEnums)[])(
    'has a name for every %s',
    (field) => {
      const { name, values } = apiEnumOf(field)
      expect(Object.keys(englishTexts)).toEqual(expect.arrayContaining(values.map((value) => `${name}.${value}`)))
    },
  )

  test('has the words of the game', () => {
    expect(choiceLabel(english, 'requiredSubscription', 'none')).toBe('SingleItem')
  })
})

test('a value that only a newer server has is shown as it is', () => {
  expect(enumLabel(english, 'role', 'ADMIN')).toBe('Admin')
  expect(enumLabel(english, 'role', 'WARDEN')).toBe('WARDEN')
})
