import { afterAll, afterEach, describe, expect, test } from '@jest/globals'
import { mockGateway } from '../../testing/mock-gateway'
import { setLanguage } from '../i18n/language'
import { errorText, isTemporaryFailure } from './error-text'
import { NetworkError } from './network-error'
import { versionRelation } from './version-mismatch'

const gateway = mockGateway()
afterEach(() => setLanguage('en'))
afterAll(() => gateway.stop())

/** The error of the Apollo client when the gateway refuses a document or an input. */
const refused = (code: string, ...messages: readonly string[]) => ({
  name: 'CombinedGraphQLErrors',
  errors: messages.map((message) => ({ message, extensions: { code } })),
})

test.each([
  ['a field', 'Cannot query field "weight" on type "ItemRecord". Did you mean "price"?', 'ItemRecord.weight'],
  ['an argument', 'Unknown argument "state" on field "Admin.items".', 'Admin.items.state'],
  ['a type', 'Unknown type "WardInput". Did you mean "BuyInput"?', 'WardInput'],
  ['an enum value', 'Variable "$s" got invalid value "X"; Value "X" does not exist in "Sort" enum.', 'Sort.X'],
  ['an input field', 'Variable "$i" got invalid value { a: "b" }; Field "a" is not defined by type "In".', 'In.a'],
  [
    'an input field, compiled',
    'Variable "$i" got invalid value { a: 1 }; Field "a" is not defined by type In.',
    'In.a',
  ],
  ['a field that has parts now', 'Field "price" of type "Money!" must have a selection of subfields.', 'price'],
  ['a field without parts', 'Field "price" must not have a selection since type "Int" has no subfields.', 'price'],
  ['a type that changed', 'Variable "$id" of type "Int" used in position expecting type "ID!".', '$id'],
  [
    'a new argument',
    'Field "odds" argument "ground" of type "ID!" is required, but it was not provided.',
    'odds.ground',
  ],
  ['a new input field', 'Variable "$i" got invalid value {}; Field "a" of required type "Int!" was not provided.', 'a'],
])('the error names %s that the gateway does not have', (_what, message, name) => {
  expect(errorText(refused('BAD_USER_INPUT', message))).toMatch(`does not know ${name}. `)
})

test('the error names at most three missing fields, each once', () => {
  const missing = (name: string) => `Cannot query field "${name}" on type "Item".`
  const error = refused('GRAPHQL_VALIDATION_FAILED', ...['a', 'a', 'b', 'c', 'd'].map(missing))
  expect(errorText(error)).toMatch('does not know Item.a, Item.b, Item.c, …. ')
})

test.each([
  ['0.9.0', '0.10.0', 'older'],
  ['1.10.0', '1.9.0', 'newer'],
  ['1.0.0', '1.0.0', 'other'],
  ['', '1.0.0', 'other'],
] as const)('a gateway of version "%s" under a page of version %s is the %s one', (server, page, relation) => {
  expect(versionRelation(server, page)).toBe(relation)
})

test('the error says that the gateway is newer', () => {
  expect(errorText(refused('GRAPHQL_VALIDATION_FAILED', 'Unknown type "Ward".'))).toBe(
    'This server is newer than this page and does not know Ward. Features that need it do not work here; everything else does.',
  )
})

test('the error is German on a German page', async () => {
  await setLanguage('de')
  expect(errorText(refused('GRAPHQL_VALIDATION_FAILED', 'Unknown type "Ward".'))).toMatch(/kennt Ward nicht/)
})

test('other errors have the sentence of the server', () => {
  expect(errorText(refused('INVALID_INPUT', 'name: is too long.'))).toBe('name: is too long.')
})

test.each(['BAD_USER_INPUT', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'QUERY_TOO_LARGE'])(
  'the English sentence of GraphQL itself is not shown on a German page: %s',
  async (code) => {
    await setLanguage('de')
    const error = refused(
      code,
      'Variable "$n" got invalid value 1e9; Int cannot represent non 32-bit signed integer value.',
    )
    expect(errorText(error)).toBe(
      'Der Server konnte diese Eingabe nicht lesen. Bitte prüfe sie und versuche es noch einmal.',
    )
  },
)

/** The error of the Apollo client for a response whose status is not a success. */
const metByApollo = (statusCode: number, type: string, bodyText: string) => ({
  name: 'ServerError',
  statusCode,
  bodyText,
  response: { headers: new Headers({ 'Content-Type': type, 'X-Request-Id': 'req-0001' }) },
})

test.each([
  ['a server that is busy', metByApollo(503, 'text/plain', 'Busy.'), true],
  ['a gateway that waited in vain', new NetworkError(504), true],
  ['a field that is unavailable', refused('UNAVAILABLE', 'Busy.'), true],
  ['a fault', new NetworkError(500), false],
  ['a refusal', refused('FORBIDDEN', 'No.'), false],
  ['too many calls', new NetworkError(429), false],
  ['nothing at all', undefined, false],
])('whether %s is temporary', (_what, error, isTemporary) => expect(isTemporaryFailure(error)).toBe(isTemporary))

describe('a failure of the server', () => {
  const reference = 'If it happens again, tell us this reference: req-0001'
  const unavailable = { message: 'Please try again.', extensions: { code: 'UNAVAILABLE', requestId: 'req-0001' } }
  const internal = {
    message: `Something went wrong. ${reference}`,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'req-0001' },
  }

  test.each([
    [
      'of a status',
      new NetworkError(500, '', '', undefined, 'req-0001'),
      `Something went wrong on the server. Try again in a moment. ${reference}`,
    ],
    ['with a sentence', new NetworkError(503, '', 'Busy.', undefined, 'req-0001'), `Busy. ${reference}`],
    [
      'that the Apollo client met',
      { name: 'ServerError', statusCode: 502, response: { headers: new Headers({ 'X-Request-Id': 'req-0001' }) } },
      `Something went wrong on the server. Try again in a moment. ${reference}`,
    ],
    ...(
      [
        ['text/plain; charset=utf-8', 'This took too long.'],
        ['application/json', '{"errors":[{"message":"This took too long."}]}'],
        ['application/problem+json', '{"detail":"This took too long."}'],
      ] as const
    ).map(
      ([type, bodyText]) =>
        [
          `whose sentence the Apollo client met as ${type}`,
          metByApollo(503, type, bodyText),
          `This took too long. ${reference}`,
        ] as const,
    ),
    [
      'whose body is a page of a proxy',
      metByApollo(502, 'text/html', '<h1>Bad gateway</h1>'),
      `Something went wrong on the server. Try again in a moment. ${reference}`,
    ],
    [
      'whose body was cut off',
      metByApollo(503, 'application/json', '{"errors":[{"mess'),
      `Something went wrong on the server. Try again in a moment. ${reference}`,
    ],
    ['of a field', { errors: [unavailable] }, `Please try again. ${reference}`],
    ['whose sentence names it already', { errors: [internal] }, `Something went wrong. ${reference}`],
    ['without an id', new NetworkError(500), 'Something went wrong on the server. Try again in a moment.'],
  ])('%s is shown with its reference', (_what, error, text) => {
    expect(errorText(error)).toBe(text)
  })

  test('is the only error with a reference', () => {
    const forbidden = { message: 'No.', extensions: { code: 'FORBIDDEN', requestId: 'req-0001' } }
    expect(errorText({ errors: [forbidden] })).toBe('No.')
    expect(errorText(new NetworkError(403, '', 'No.', undefined, 'req-0001'))).toBe('No.')
  })
})
