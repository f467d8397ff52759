import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import { constantCase } from '@sanguine/rules'
import { type GraphQLEnumType, type GraphQLObjectType, getNamedType, Kind, parse } from 'graphql'
import { domains } from '../domains'
import { plainSchema } from './plain-schema'

const schema = plainSchema()

const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields()

/** The codes of the user errors that a domain's files define. */
const codesOf = (paths: readonly string[]): readonly string[] =>
  paths
    .flatMap((path) => parse(readFileSync(path, 'utf8')).definitions)
    .flatMap((definition) => (definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition] : []))
    .filter(({ interfaces = [] }) => interfaces.some(({ name }) => name.value === 'UserError'))
    .flatMap(({ name }) => {
      const { code } = fieldsOf(name.value)
      return code ? (getNamedType(code.type) as GraphQLEnumType).getValues().map((value) => value.name) : []
    })

/** The CMS's user errors have the sentences of its checks. */
const refusing = domains.filter(({ name }) => name !== 'catalogue')

describe('the message of a user error', () => {
  test.each(refusing.map((domain) => [domain.name, domain] as const))(
    'exists for every code of the domain %s',
    (_name, { schemaPath, refusals }) => {
      const worded = (refusals?.refusalCodes ?? []).map(constantCase)
      expect(codesOf([schemaPath].flat()).filter((code) => !worded.includes(code))).toEqual([])
    },
  )

  test.each([
    ['en', 'At most 100 items can be locked.'],
    ['de', 'Höchstens 100 Gegenstände lassen sich sperren.'],
  ] as const)('is a sentence in the language of the call: %s', (language, sentence) => {
    const error = { code: 'tooManyLocks', details: { limit: 100 }, field: null }
    const context = contextFor(testApp().app, null, { language })
    expect(fieldsOf('LockItemUserError').message?.resolve?.(error, {}, context, {} as never)).toBe(sentence)
  })
})
