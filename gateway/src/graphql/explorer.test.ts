import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getIntrospectionQuery, parse, validate } from 'graphql'
import { startTestGateway, type TestGateway } from '../testing'
import { readExamples } from './explorer'
import { plainSchema } from './plain-schema'

const examples = readExamples()
const schema = plainSchema()

let gateway: TestGateway
let tokens: Readonly<Record<(typeof examples)[number]['group'], string | undefined>>

beforeAll(async () => {
  gateway = await startTestGateway()
  tokens = { visitor: undefined, player: await gateway.player(), admin: await gateway.adminToken() }
})
afterAll(() => gateway.stop())

describe.each(examples)('the example "$name" of the explorer for a $group', ({ group, text }) => {
  test('is a valid document that begins with a comment', () => {
    expect(text).toMatch(/^# [A-Z].*\.$/m)
    expect(validate(schema, parse(text))).toEqual([])
  })

  test('runs unchanged without errors', async () => {
    const { status, errors } = await gateway.graphql(text, {}, tokens[group])
    expect({ status, errors }).toEqual({ status: 200, errors: undefined })
  })
})

test('a browser gets a page with all the examples', async () => {
  const page = await fetch(`${gateway.url}/graphql`, { headers: { Accept: 'text/html' } })
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('<script type="module" src="/graphql/explorer.js"></script>')
  const refused = await fetch(`${gateway.url}/graphql`, { headers: { Accept: 'text/html;q=0, */*' } })
  expect(refused.headers.get('content-type')).not.toMatch(/html/)
  const listed = await fetch(`${gateway.url}/graphql/examples.json`)
  expect(await listed.json()).toEqual(examples)
})

test('a caller without a session may read the whole schema', async () => {
  const { status, data, errors } = await gateway.graphql(getIntrospectionQuery({ specifiedByUrl: true }), {})
  expect({ status, errors }).toEqual({ status: 200, errors: undefined })
  expect(data.__schema.queryType.name).toBe('Query')
})
