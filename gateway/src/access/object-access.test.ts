import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { anyKind, kindNames } from '@sanguine/content'
import { defineRoute, idParams, type Owner } from '@sanguine/kernel/rest'
import { SubscribedBrowser } from '@sanguine/push/testing'
import { webhookWorkersService } from '@sanguine/webhooks'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { z } from 'zod'
import { plainSchema } from '../graphql/plain-schema'
import { routes } from '../rest/routes'
import { startTestGateway, type TestGateway } from '../testing'
import { expectedAccess } from '../testing/expected-access'
import { type AccountAccess, expectedObjects, type ObjectAccess } from '../testing/expected-objects'
import { declaredOwners, declaredRouteOwners, type OwnedArgument } from './declared-owners'
import { keyOf, namesContent } from './id-arguments'

const schema = plainSchema()
const declared = declaredOwners(schema)
const declaredOfRoutes = declaredRouteOwners(routes)

const callers = ['Mina', 'Lucy', 'Seward', 'Warden', 'Renfield'] as const
type CallerName = (typeof callers)[number]

let gateway: TestGateway
const tokens = new Map<CallerName, string>()
/** account ids by account name */
const accountIds = new Map<CallerName, string>()
/** ids of the objects of Mina, a player, by kind of object */
const minas = new Map<string, string>()
/** ids of the objects of Warden, an admin, by kind of object */
const wardens = new Map<string, string>()

const passwordOf = (name: string) => digestOf(`${name} of Whitby 1893`)
const tokenOf = (caller: CallerName) => tokens.get(caller) ?? ''

async function dataOf(document: string, variables: object, token: string) {
  const { data, errors } = await gateway.graphql(document, variables, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Buys a subscription and completes its payment. */
async function buySubscription(token: string): Promise<{ readonly id: string; readonly chargeId: string }> {
  const { body } = await gateway.rest('GET /premiumpackage/getactive', { token })
  const { id: packageId } = body.find((each: { subscriptionLevel: number }) => each.subscriptionLevel === 1)
  const bought = await gateway.rest('POST /payment', { token, json: { packageId } })
  const { paymentId, paypalOrder } = bought.body
  await fetch(gateway.url + new URL(paypalOrder.links[0].href).pathname, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  })
  const checked = await gateway.rest('POST /payment/CheckOnPayment', { json: { paymentId } })
  if (!checked.body.completed) throw new Error(`The payment is not completed: ${checked.text}`)
  const { me } = await dataOf('{ me { payments { nodes { charges { id } } } } }', {}, token)
  return { id: paymentId, chargeId: me.payments.nodes[0].charges[0].id }
}

beforeAll(async () => {
  gateway = await startTestGateway()
  // They would change deliveries while a test compares them.
  await Promise.all(gateway.app.get(webhookWorkersService).map((worker) => worker.stop()))
  const accounts = gateway.database.connection.collection('accounts')
  const roles = { Mina: 'user', Lucy: 'user', Seward: 'support', Warden: 'admin', Renfield: 'editor' } as const
  for (const name of callers) {
    await gateway.player(name)
    await accounts.updateOne({ name }, { $set: { role: roles[name] } })
    tokens.set(name, await gateway.login(name))
    accountIds.set(name, (await dataOf('{ viewer { id } }', {}, tokenOf(name))).viewer.id)
  }
  const mina = tokenOf('Mina')
  const addedAt = new Date(gateway.clock.now())
  const passkey = { id: 'minas-passkey', publicKey: 'x', counter: 0, transports: [], name: 'Key', addedAt }
  await accounts.updateOne({ name: 'Mina' }, { $set: { passkeys: [passkey] } })
  const { quickHunt } = await dataOf('mutation { quickHunt { combat { id } player { id } } }', {}, mina)
  const { journal } = await dataOf('{ journal { nodes { __typename id } } }', {}, mina)
  const hunt = journal.nodes.find((each: { __typename: string }) => each.__typename === 'CombatEntry')
  const sharing = 'mutation($entryId: ID!) { shareFight(input: { entryId: $entryId }) { userErrors { code } } }'
  await dataOf(sharing, { entryId: hunt.id }, mina)
  const payment = await buySubscription(mina)
  wardens.set('account', accountIds.get('Warden') ?? '')
  wardens.set('payment', (await buySubscription(tokenOf('Warden'))).id)
  const enrol = (field: string) =>
    dataOf(
      `mutation($password: String!) { ${field}(input: { password: $password }) { ticket userErrors { code } } }`,
      { password: passwordOf('Mina') },
      mina,
    )
  const renamed =
    'mutation($id: ID!) { updateUser(input: { id: $id, patreonType: FLEDGLING }) { userErrors { code } } }'
  await dataOf(renamed, { id: accountIds.get('Mina') }, tokenOf('Warden'))
  const entries = 'query($id: ID!) { admin { auditLog(subjectId: $id) { nodes { id } } } }'
  const { admin } = await dataOf(entries, { id: accountIds.get('Mina') }, tokenOf('Warden'))
  const { viewer, pushKey } = await dataOf('{ viewer { sessions { id isCurrent } } pushKey }', {}, mina)
  const adding =
    'mutation($input: AddPushDeviceInput!) { addPushDevice(input: $input) { device { id } userErrors { code } } }'
  const browser = new SubscribedBrowser('https://push.example/mina', pushKey)
  const { addPushDevice } = await dataOf(adding, { input: browser.subscription }, mina)
  const { createPersonalToken } = await dataOf(
    'mutation($password: String!) { createPersonalToken(input: { name: "Script", scopes: ["read"], password: $password }) { token { id } } }',
    { password: passwordOf('Mina') },
    mina,
  )
  const webhook = await dataOf(
    'mutation { createWebhook(input: { url: "https://bot.example.org/", events: [FIGHT] }) { webhook { id } } }',
    {},
    mina,
  )
  const webhookId = webhook.createWebhook.webhook.id
  const pinging = 'mutation($id: ID!) { pingWebhook(input: { id: $id }) { delivery { id } } }'
  const { pingWebhook } = await dataOf(pinging, { id: webhookId }, mina)
  const { registerApp } = await dataOf(
    'mutation { registerApp(input: { name: "App", redirectUris: ["https://app.example/"], scopes: ["read"], isConfidential: true }) { app { id } } }',
    {},
    mina,
  )
  const asking = `client_id=${registerApp.app.id}&redirect_uri=https://app.example/&response_type=code&scope=read&code_challenge_method=S256&code_challenge=${'x'.repeat(43)}`
  const starting =
    'mutation($query: String!) { startAuthorization(input: { query: $query }) { authorization { ticket } } }'
  const { ticket: granted } = (await dataOf(starting, { query: asking }, mina)).startAuthorization.authorization
  await dataOf(
    'mutation($ticket: String!) { finishAuthorization(input: { ticket: $ticket, isAllowed: true }) { redirectUri } }',
    { ticket: granted },
    mina,
  )
  const { startAuthorization } = await dataOf(starting, { query: asking }, mina)
  for (const [what, id] of [
    ['account', accountIds.get('Mina')],
    ['webhook', webhookId],
    ['webhook delivery', pingWebhook.delivery.id],
    ['name of an account', 'Mina'],
    ['session', viewer.sessions[0].id],
    ['personal access token', createPersonalToken.token.id],
    ['registered app', registerApp.app.id],
    ['authorization', startAuthorization.authorization.ticket],
    ['passkey', passkey.id],
    ['push device', addPushDevice.device.id],
    ['payment', payment.id],
    ['charge', payment.chargeId],
    ['player', quickHunt.player.id],
    ['combat', quickHunt.combat.id],
    ['hunt of the journal', hunt.id],
    ['entry of the audit log', admin.auditLog.nodes[0].id],
    ['confirmTotp', (await enrol('enrolTotp')).enrolTotp.ticket],
    ['confirmPasskey', (await enrol('enrolPasskey')).enrolPasskey.ticket],
    ['export', (await enrol('exportOwnData')).exportOwnData.ticket],
  ] as const)
    minas.set(what, String(id))
})
afterAll(() => gateway.stop())

const isOfRoute = (key: string): boolean => /^[A-Z]+ /.test(key)

const ownerOf: Readonly<Record<ObjectAccess['kind'], Owner>> = {
  content: 'none',
  owned: 'caller',
  staff: 'any',
  named: 'any',
  secret: 'bearer',
}

describe('every argument of the schema that is an id, a token, a ticket or the name of an account', () => {
  const isOfRecords = (call: string) => /^Mutation\.(create|update|delete)|^\w+RecordConnection\.|^Admin\./.test(call)

  test('declares whose object it names', () => {
    const listed = declared.filter((each) => keyOf(each) in expectedObjects)
    const expected = Object.entries(expectedObjects)
      .filter(([key]) => !isOfRoute(key))
      .map(([key, { kind }]) => [key, ownerOf[kind]])
    expect(Object.fromEntries(listed.map((each) => [keyOf(each), each.owner]))).toEqual(Object.fromEntries(expected))
  })

  test('names content if it is not listed, as its name says, or as an argument of a call for editors', () => {
    const unlisted = declared.filter((each) => !(keyOf(each) in expectedObjects))
    const named = unlisted.filter(namesContent)
    expect(named.filter(({ owner }) => owner !== 'none').map(keyOf)).toEqual([])
    expect(named.map(keyOf)).toContain('Mutation.lockItem(input.itemId)')
    const others = unlisted.filter((each) => !namesContent(each))
    expect(others.filter(({ call, owner }) => owner !== 'none' || !isOfRecords(call)).map(keyOf)).toEqual([])
    for (const { call } of others)
      if (!call.includes('Connection.')) expect([call, expectedAccess.get(call)]).toEqual([call, 'editContent'])
    expect(others.map(keyOf)).toContain('Mutation.createEnemy(input.imageId)')
    expect(others.length).toBeGreaterThan(50)
  })
})

describe('every argument of a route that is an id, a token, a ticket or the name of an account', () => {
  const isOfRecords = (call: string) => kindNames.some((kind) => new RegExp(`^[A-Z]+ /${kind}(/|$)`).test(call))

  test('declares whose object it names', () => {
    const listed = declaredOfRoutes.filter((each) => keyOf(each) in expectedObjects)
    const expected = Object.entries(expectedObjects).filter(([key]) => isOfRoute(key))
    expect(Object.fromEntries(listed.map((each) => [keyOf(each), each.owner]))).toEqual(
      Object.fromEntries(expected.map(([key, { kind }]) => [key, ownerOf[kind]])),
    )
  })

  test('names content if it is not listed, as its name says, or as an argument of a route of records', () => {
    const others = declaredOfRoutes.filter((each) => !(keyOf(each) in expectedObjects))
    const isContent = (each: OwnedArgument) => each.owner === 'none' && (isOfRecords(each.call) || namesContent(each))
    expect(others.filter((each) => !isContent(each)).map(keyOf)).toEqual([])
    expect(others.length).toBeGreaterThan(50)
  })

  test.each([
    ['does not declare', {}],
    ['has an owner for body.userId', { 'params.id': 'none', 'body.userId': 'caller' }],
  ] as const)('is refused if a route %s', (sentence, ownedBy) => {
    const route = defineRoute({
      operationId: 'readThing',
      cost: 1,
      method: 'GET',
      path: '/thing/:id',
      tag: 'test',
      summary: 'Reads a thing.',
      access: 'public',
      scope: 'read',
      ownedBy,
      input: { params: idParams },
      response: 'text',
      run: () => '',
    })
    expect(() => declaredRouteOwners([route])).toThrow(sentence)
  })
})

/** Ids of Mina's objects that an argument of the call may name. */
const minasObjects = (call: string, object: string): readonly string[] =>
  object.split(', ').map((each) => minas.get(each === 'enrolment' ? (/confirm\w+/.exec(call)?.[0] ?? '') : each) ?? '')

/** An id of the same form that no object has. */
const unknownLike = (id: string): string =>
  id.replace(/^(audit-)?(.*)$/s, (_id, prefix: string = '', key: string) => prefix + key.replace(/[0-9a-z]/g, 'e'))

const examples: Readonly<Record<string, unknown>> = {
  amount: 1,
  amounts: [{ currencyShortName: 'gold', amount: 1 }],
  code: '000000',
  currPw: passwordOf('Lucy'),
  deltaAmount: 1,
  email: 'somebody@example.org',
  isAllowed: true,
  isApproved: true,
  newPw: passwordOf('Somebody'),
  reason: 'A reason.',
  revision: 0,
}

/** The value of a required field beside the id. A password is the caller's own. */
const exampleFor = (name: string, caller: CallerName): unknown =>
  name === 'password' ? passwordOf(caller) : examples[name]

/** Builds an input with the id at a path, and with examples in the other required fields. */
function inputWith(type: GraphQLInputType, path: readonly string[], id: string, caller: CallerName): unknown {
  if (isNonNullType(type)) return inputWith(type.ofType, path, id, caller)
  if (isListType(type)) return path.length === 0 ? [id] : []
  const [next, ...rest] = path
  if (!isInputObjectType(type)) return id
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap((field) => {
      if (field.name === next) return [[field.name, inputWith(field.type, rest, id, caller)]]
      if (!isNonNullType(field.type)) return []
      const named = getNamedType(field.type)
      const fallback = isEnumType(named) ? named.getValues()[0]?.name : named.name === 'ID' ? unknownLike(id) : 'x'
      return [[field.name, exampleFor(field.name, caller) ?? fallback]]
    }),
  )
}

/** A selection of all fields of a field's type that need no arguments. */
function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type)
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '{ __typename }'
  const fields = Object.values(type.getFields()).filter(
    ({ args }: { readonly args: readonly GraphQLArgument[] }) => args.length === 0,
  )
  return `{ ${fields.map((each) => (each.name === 'userErrors' ? 'userErrors { code }' : isLeafType(getNamedType(each.type)) ? each.name : `${each.name} { __typename }`)).join(' ')} }`
}

interface Outcome {
  /** an error code, `null` or a status, as in `expectedObjects` */
  readonly refusal: string
  /** the whole response without the id that was sent */
  readonly response: string
}

async function callGraphql(call: string, argument: string, id: string, caller: CallerName): Promise<Outcome> {
  const [typeName = '', fieldName = ''] = call.split('.')
  const [argumentName = '', ...path] = argument.split('.')
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  const given = field?.args.find(({ name }) => name === argumentName)
  if (!field || !given) throw new Error(`There is no ${call}(${argument}).`)
  const selection = `${fieldName}(${argumentName}: $value) ${selectionOf(field)}`
  const body = typeName === 'Admin' ? `admin { ${selection} }` : selection
  const document = `${typeName === 'Mutation' ? 'mutation' : 'query'}($value: ${given.type}) { ${body} }`
  const value = inputWith(given.type, path, id, caller)
  const { status, data, errors } = await gateway.graphql(document, { value }, tokenOf(caller))
  const result = (typeName === 'Admin' ? data?.admin : data)?.[fieldName]
  const [first] = Array.isArray(result) ? result : [result]
  const refusal = errors?.[0].extensions.code ?? first?.userErrors?.[0]?.code ?? (first == null ? 'null' : 'none')
  const comparable = errors?.map(({ extensions: { requestId: _id, ...extensions }, ...error }) => ({
    ...error,
    extensions,
  }))
  return { refusal, response: withoutId(JSON.stringify({ status, data, errors: comparable }), id) }
}

interface Json {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

function requiredOf(schema: z.ZodType): readonly string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return (json.$defs?.[json.$ref?.replace('#/$defs/', '') ?? ''] ?? json).required ?? []
}

async function callRest(call: string, argument: string, id: string, caller: CallerName): Promise<Outcome> {
  const route = routes.find(({ method, path }) => `${method} ${path}` === call)
  if (!route) throw new Error(`There is no ${call}.`)
  const [part, name = ''] = argument.split('.')
  const path = part === 'params' ? call.replace(`:${name}`, id) : call
  const required = (route.input.body ? requiredOf(route.input.body) : []).map((field) => [
    field,
    exampleFor(field, caller) ?? (field.endsWith('Id') ? 'e'.repeat(24) : 'x'),
  ])
  const body = { ...Object.fromEntries(required), ...(part === 'body' && { [name]: id }) }
  const reply = await gateway.rest(path, {
    token: tokenOf(caller),
    ...(route.method !== 'GET' && route.method !== 'DELETE' && { json: body }),
  })
  return { refusal: `${reply.status}`, response: withoutId(`${reply.status} ${reply.text}`, id) }
}

const withoutId = (text: string, id: string): string => text.replaceAll(id, '<id>')

const makeCall = (key: string, id: string, caller: CallerName): Promise<Outcome> => {
  const [, call = '', argument = ''] = /^(.*)\(([^)]*)\)$/.exec(key) ?? []
  return isOfRoute(call) ? callRest(call, argument, id, caller) : callGraphql(call, argument, id, caller)
}

/** Collections that are not compared: a worker changes the counts of hunts at any time, and the content is large. */
const notCompared = new Set([
  ...['images', 'dropTallies', 'dropTotals', 'huntTallies', 'huntTotals'],
  ...['contentPack', 'contentTranslations', ...kindNames.map((name) => anyKind(name).collection)],
])

/** Every document of the database that names an account, as text. */
async function documentsOf(caller: CallerName): Promise<readonly string[]> {
  const accountId = accountIds.get(caller) ?? ''
  const collections = (await gateway.database.connection.db?.collections()) ?? []
  const texts = await Promise.all(
    collections
      .filter(({ collectionName }) => !notCompared.has(collectionName))
      .map(async (collection) => (await collection.find().toArray()).map((document) => JSON.stringify(document))),
  )
  return texts.flat().filter((text) => text.includes(accountId) || text.includes(`"name":"${caller}"`))
}

const allObjects = Object.entries(expectedObjects)

const ofKind = <Kind extends AccountAccess['kind']>(kind: Kind) =>
  allObjects.flatMap(([key, access]) =>
    access.kind === kind ? [[key, access as Extract<AccountAccess, { kind: Kind }>] as const] : [],
  )

describe("another account's object is refused like one that does not exist, and stays unchanged:", () => {
  test.each(ofKind('owned'))('%s', async (key, { object, refusal }) => {
    for (const id of minasObjects(key, object)) {
      expect(id).not.toBe('')
      const before = await documentsOf('Mina')
      const unknown = await makeCall(key, unknownLike(id), 'Lucy')
      const foreign = await makeCall(key, id, 'Lucy')
      expect(foreign).toEqual(unknown)
      expect(foreign.refusal).toBe(refusal)
      if (refusal === '200') expect(foreign.response).toContain('"success":false')
      expect(await documentsOf('Mina')).toEqual(before)
    }
  })
})

describe('an object that only staff may change is refused to players, whether it exists or not:', () => {
  test.each(ofKind('staff'))('%s', async (key, { object, refusal }) => {
    const [id = ''] = minasObjects(key, object)
    const before = await documentsOf('Mina')
    const unknown = await makeCall(key, unknownLike(id), 'Lucy')
    const foreign = await makeCall(key, id, 'Lucy')
    expect(foreign).toEqual(unknown)
    expect(foreign.refusal).toBe(refusal)
    expect(await documentsOf('Mina')).toEqual(before)
  })
})

describe('support cannot change an account of the staff or its objects:', () => {
  const changes = [...ofKind('staff'), ...ofKind('owned')].filter(([, { staffRefusal }]) => staffRefusal != null)

  test.each(changes)('%s', async (key, { object, staffRefusal }) => {
    const id = wardens.get(object) ?? minasObjects(key, object)[0] ?? ''
    const before = await documentsOf('Warden')
    expect(await makeCall(key, id, 'Seward')).toMatchObject({ refusal: staffRefusal })
    expect(await documentsOf('Warden')).toEqual(before)
  })
})

test('editors get the same response for the audit log of a player as for an unknown one', async () => {
  const id = minas.get('entry of the audit log') ?? ''
  const node = await makeCall('Query.node(id)', id, 'Renfield')
  expect(node).toEqual(await makeCall('Query.node(id)', unknownLike(id), 'Renfield'))
  const restored = await makeCall('Mutation.restoreRecord(input.entryId)', id, 'Renfield')
  expect(restored).toEqual(await makeCall('Mutation.restoreRecord(input.entryId)', unknownLike(id), 'Renfield'))
  const list = await makeCall('Admin.auditLog(subjectId)', accountIds.get('Mina') ?? '', 'Renfield')
  expect(list).toEqual(await makeCall('Admin.auditLog(subjectId)', unknownLike(id), 'Renfield'))
})

describe('an idempotency key belongs to one account:', () => {
  const withKey = (path: string, json: object, caller: CallerName) =>
    gateway.rest(path, { token: tokenOf(caller), json, headers: { 'Idempotency-Key': 'the-same-for-both' } })

  test('a player action runs although another account used the key for one', async () => {
    const rotate = (caller: CallerName) => withKey('POST /game/rotateSeed', { clientSeed: `of ${caller}` }, caller)
    const first = await rotate('Mina')
    const before = await documentsOf('Mina')
    const second = await rotate('Lucy')
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.text).not.toBe(first.text)
    expect(await documentsOf('Mina')).toEqual(before)
    expect((await rotate('Mina')).text).toBe(first.text)
  })

  test('a record is created although another account used the key for one', async () => {
    const create = (caller: CallerName) => withKey('POST /item', { name: 'Rope' }, caller)
    const [first, second] = [await create('Renfield'), await create('Warden')]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.id).not.toBe(first.body.id)
    expect((await create('Renfield')).body.id).toBe(first.body.id)
  })
})
