import { expect, test } from '@jest/globals'
import { parse, validate } from 'graphql'
import { limitRule } from './limits/limit-rule'
import { readPersistedDocuments } from './persisted-documents'
import { plainSchema } from './plain-schema'

test('every document of the site is within the limits, so that a gateway of another version serves it as text', () => {
  const schema = plainSchema()
  const refused = [...readPersistedDocuments().values()].flatMap((text) =>
    validate(schema, parse(text), [limitRule()]).map(({ message }) => `${text.slice(0, 40)}: ${message}`),
  )
  expect(refused).toEqual([])
})
