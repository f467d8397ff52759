import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { auditModelService } from '@sanguine/audit'
import { collectionsService, isPersonal } from '@sanguine/kernel'
import {
  pageCountsService,
  remoteChecksService,
  remoteRegistryService,
  type Vitals,
  versionGuardService,
  vitalCountsService,
} from '@sanguine/remotes'
import { Types } from 'mongoose'
import { captureLog, startTestGateway, type TestGateway } from '../testing'

const root = mkdtempSync(join(tmpdir(), 'sanguine-deployed-'))
const day = 86_400_000
/** the time that one row of counts takes */
const rowMs = 10_000

function put(path: string, content: unknown): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

const text = (en: string) => ({ en, de: en })
const description = (page: string, fields: object = {}) => ({
  title: text(page),
  lost: text('It did not load.'),
  reach: [{ paths: [`/${page}`] }],
  pages: [`/${page}`],
  ...fields,
})

const manifestOf = (
  version: string,
  { requires = {}, page = 'chronicle', ...fields }: Record<string, unknown> = {},
) => ({
  metaData: {
    globalName: `sanguine_chronicle_${version}`,
    publicPath: 'auto',
    buildInfo: { buildVersion: version },
    remoteEntry: { name: 'remote.js' },
    requires,
    description: description(String(page), fields),
  },
  exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] }, css: { sync: [] } } }],
})

const captured = captureLog()
let gateway: TestGateway
let second: TestGateway
let token: string

/** Both gateways know the versions that are stored. */
const refresh = () => Promise.all([gateway, second].map(({ app }) => app.get(remoteRegistryService).refresh()))

beforeAll(async () => {
  put('host/dist/index.html', '<head><!--site--></head>')
  put('host/dist/shared-modules.json', { react: '19.3.1', '@sanguine/ui/platform': '2.3.0' })
  put('remotes/game/remote.json', description('game'))
  put('remotes/game/dist/mf-manifest.json', manifestOf('own'))
  // Clients have the addresses that the tests give them.
  const env = { TRUST_PROXY: '1' }
  gateway = await startTestGateway({ siteRoot: root, log: captured.log, env })
  second = await startTestGateway({
    siteRoot: root,
    log: captured.log,
    env,
    database: gateway.database,
    clock: gateway.clock,
  })
})
beforeEach(async () => {
  // Tests move the clock by hours and days, by which sessions end.
  token = await gateway.adminToken()
  // The counts of the last test are written, so that they can be removed. Each test begins with a row of counts, since
  // pages of a row that is older than the trial do not count.
  gateway.advance(2 * rowMs - (gateway.clock.now() % rowMs))
  await Promise.all([gateway, second].map(({ app }) => app.get(pageCountsService).write()))
  for (const name of ['remoteVersions', 'remoteDocuments', 'remotePages', 'remoteVitals', 'auditEntries'])
    await gateway.database.connection.collection(name).deleteMany({})
  await gateway.database.connection.collection('remoteRevisions').updateMany({}, { $inc: { revision: 1 } })
  await refresh()
})
afterAll(async () => {
  await second.stop()
  await gateway.stop()
  rmSync(root, { recursive: true })
})

const fields = 'version { version state share previewPath reason changedBy } userErrors { code message field }'
type Variables = Readonly<Record<string, unknown>>

async function mutate(name: string, input: Variables, headers: Readonly<Record<string, string>> = {}) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const shown = {
    rollBackRemote: 'stable { version state } withdrawn { version state } userErrors { code message }',
    addRemoteDocuments: 'hashes userErrors { code message }',
  }[name]
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({
      query: `mutation($input: ${type}!) { ${name}(input: $input) { ${shown ?? fields} } }`,
      variables: { input },
    }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any shape
  const { data, errors } = (await response.json()) as any
  return errors ? { errors } : data[name]
}

const addressOf = (version: string) => `https://cdn.example/chronicle/${version}/mf-manifest.json`

const deploy = (version: string, { manifest = {}, remote = 'chronicle', ...input }: Record<string, unknown> = {}) =>
  mutate('deployRemote', {
    remote,
    address: addressOf(version),
    manifest: JSON.stringify(manifestOf(version, manifest as Variables)),
    files: [{ path: 'remote.js', integrity: `sha384-${'a'.repeat(64)}` }],
    documents: [],
    ...input,
  })
const set = (version: string, state: string, more: Variables = {}, headers = {}) =>
  mutate('setRemoteState', { remote: 'chronicle', version, state, ...more }, headers)
const rollBack = (version: string, headers = {}) => mutate('rollBackRemote', { remote: 'chronicle', version }, headers)

const read = async (path: string, from = gateway, headers: Record<string, string> = {}) =>
  (await fetch(`${from.url}${path}`, { headers })).json()
const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' })

async function siteDataOf(response: Response) {
  const [, data = ''] = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(await response.text()) ?? []
  return JSON.parse(data)
}

const addressIn = async (from = gateway) => ((await read('/remotes.json', from)) as Record<string, string>).chronicle
const statusOf = async (path: string) =>
  (await fetch(`${gateway.url}${path}`, { headers: { Accept: 'text/html' } })).status

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await isTrue()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('a version of a remote', () => {
  test('is a preview that no page loads until it becomes stable, then it is everywhere within a second', async () => {
    expect(await deploy('1.0.0+a')).toMatchObject({ version: { state: 'PREVIEW', share: null }, userErrors: [] })
    expect([await addressIn(), await statusOf('/chronicle')]).toEqual([undefined, 404])
    expect(await set('1.0.0+a', 'STABLE')).toMatchObject({ version: { state: 'STABLE', changedBy: 'admin' } })
    expect([await addressIn(), await statusOf('/chronicle')]).toEqual([addressOf('1.0.0+a'), 200])
    expect(await read('/remote-descriptions.json')).toMatchObject({ chronicle: { title: text('chronicle') } })
    await until(async () => (await addressIn(second)) !== undefined)
    expect(await addressIn(second)).toBe(addressOf('1.0.0+a'))
  })

  test('is in the page with its manifest, so that browsers need not fetch it, and may run its scripts', async () => {
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE')
    const response = await visit('/')
    expect(response.headers.get('content-security-policy')).toContain('https://cdn.example')
    expect(await siteDataOf(response)).toMatchObject({
      remotes: { chronicle: addressOf('1.0.0+a') },
      manifests: { chronicle: { metaData: { buildInfo: { buildVersion: '1.0.0+a' } } } },
    })
  })

  test('is deployed once: the same build again changes nothing, another build under its name is refused', async () => {
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE')
    expect(await deploy('1.0.0+a')).toMatchObject({ version: { state: 'STABLE' }, userErrors: [] })
    expect(await deploy('1.0.0+a', { address: addressOf('elsewhere') })).toMatchObject({
      version: null,
      userErrors: [{ code: 'VERSION_TAKEN' }],
    })
  })

  test('replaces the stable one, and a rollback brings that back once, even if the call is repeated', async () => {
    for (const version of ['1.0.0+a', '1.0.1+b', '1.0.2+c']) {
      await deploy(version)
      await set(version, 'STABLE')
    }
    const key = { 'Idempotency-Key': 'roll-back-1' }
    const rolledBack = { stable: { version: '1.0.1+b', state: 'STABLE' }, withdrawn: { version: '1.0.2+c' } }
    expect(await rollBack('1.0.2+c', key)).toMatchObject(rolledBack)
    expect(await rollBack('1.0.2+c', key)).toMatchObject(rolledBack)
    expect(await rollBack('1.0.2+c')).toMatchObject({ userErrors: [{ code: 'NOT_STABLE' }] })
    expect(await addressIn()).toBe(addressOf('1.0.1+b'))
    expect(await rollBack('1.0.1+b')).toMatchObject({ stable: { version: '1.0.0+a' } })
    expect(await rollBack('1.0.0+a')).toMatchObject({ userErrors: [{ code: 'NO_EARLIER_VERSION' }] })
  })

  test('of a remote that the site has by itself is rolled back to that build', async () => {
    const build = { remote: 'game', manifest: { page: 'game' } }
    await deploy('2.0.0+a', build)
    await mutate('setRemoteState', { remote: 'game', version: '2.0.0+a', state: 'STABLE' })
    expect(await read('/remotes.json')).toMatchObject({ game: addressOf('2.0.0+a') })
    const rolledBack = await mutate('rollBackRemote', { remote: 'game', version: '2.0.0+a' })
    expect(rolledBack).toMatchObject({ stable: null, withdrawn: { state: 'WITHDRAWN' }, userErrors: [] })
    expect(await read('/remotes.json')).toMatchObject({ game: '/remotes/game/mf-manifest.json' })
  })

  test.each([
    ['en', /manifest, .*: one host, without wildcards/],
    ['de', /Manifests .*: ein einziger Host, ohne Platzhalter/],
  ])('cannot be at several hosts, and the refusal says so in the language %s', async (language, sentence) => {
    const build = { remote: 'chronicle', manifest: JSON.stringify(manifestOf('1.0.0+a')), files: [], documents: [] }
    const input = { ...build, address: 'https://*.example/mf-manifest.json' }
    expect((await mutate('deployRemote', input, { 'Accept-Language': language })).errors).toMatchObject([
      { message: expect.stringMatching(sentence), extensions: { code: 'INVALID_INPUT', field: 'address' } },
    ])
  })

  test('is a canary for a share of the browsers; another one takes its place', async () => {
    await deploy('1.0.0+a')
    await deploy('1.0.1+b')
    expect(await set('1.0.0+a', 'CANARY', { share: 5 })).toMatchObject({ version: { state: 'CANARY', share: 5 } })
    expect(await set('1.0.0+a', 'CANARY', { share: 25 })).toMatchObject({ version: { share: 25 } })
    await set('1.0.1+b', 'CANARY', { share: 5, reason: 'Starts sooner' })
    // No sentence of the site's own: it would be in one language for all readers.
    expect(await set('1.0.0+a', 'PREVIEW')).toMatchObject({ version: { reason: 'Starts sooner' } })
    for (const [state, share] of [
      ['CANARY', null],
      ['STABLE', 5],
    ])
      expect((await set('1.0.0+a', String(state), { share })).errors).toMatchObject([
        { extensions: { code: 'INVALID_INPUT' } },
      ])
  })

  test('is a canary for the same browsers when its share grows, and each browser keeps its choice', async () => {
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE')
    await deploy('1.0.1+b')
    const lotsWith = async (share: number) => {
      await set('1.0.1+b', 'CANARY', { share })
      const found: number[] = []
      for (let lot = 0; lot < 60; lot++) {
        const list = await read('/remotes.json', gateway, { Cookie: `x=1; sanguine_lot=${lot}` })
        if ((list as Record<string, string>).chronicle === addressOf('1.0.1+b')) found.push(lot)
      }
      return found
    }
    const few = await lotsWith(20)
    const many = await lotsWith(60)
    expect(few.length).toBeGreaterThan(0)
    expect(many.length).toBeGreaterThan(few.length)
    expect(many).toEqual(expect.arrayContaining(few))
    expect(await addressIn()).toBe(addressOf('1.0.0+a'))
  })

  test('is in the page of a browser that draws its lot, which is kept in a cookie for the next visit', async () => {
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE')
    expect((await visit('/chronicle')).headers.get('set-cookie')).toBeNull()
    await deploy('1.0.1+b')
    await set('1.0.1+b', 'CANARY', { share: 99 })
    const drawn = await visit('/chronicle')
    const cookie = drawn.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^sanguine_lot=\d+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
    const first = (await siteDataOf(drawn)).remotes
    const again = await visit('/chronicle', { Cookie: cookie.split(';', 1).join() })
    expect(again.headers.get('set-cookie')).toBeNull()
    expect((await siteDataOf(again)).remotes).toEqual(first)
  })

  test('is shown to a browser that opened the link of its preview, until the browser ends it, and to no other', async () => {
    const { version } = await deploy('1.0.0+a')
    const opened = await visit(`/chronicle${version.previewPath.slice(1)}&tab=2`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/chronicle?tab=2'])
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';')
    expect(await siteDataOf(await visit('/chronicle', { Cookie: cookie }))).toMatchObject({
      remotes: { chronicle: addressOf('1.0.0+a') },
      descriptions: { chronicle: { title: text('chronicle') } },
      manifests: { chronicle: { metaData: { buildInfo: { buildVersion: '1.0.0+a' } } } },
      previews: [{ remote: 'chronicle', version: '1.0.0+a' }],
    })
    expect((await siteDataOf(await visit('/'))).previews).toBeUndefined()
    const ended = await visit('/?preview=off', { Cookie: cookie })
    expect(ended.headers.get('set-cookie')).toMatch(/^sanguine_preview=; .*Max-Age=0/)
    expect((await visit('//other/?preview=off')).headers.get('location')).toBe('/')
    await set('1.0.0+a', 'WITHDRAWN')
    expect((await siteDataOf(await visit('/', { Cookie: cookie }))).remotes.chronicle).toBeUndefined()
  })

  test('that is stable is not withdrawn, since nobody says what takes its place', async () => {
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE')
    expect(await set('1.0.0+a', 'WITHDRAWN')).toMatchObject({ userErrors: [{ code: 'IS_STABLE' }] })
    expect(await set('9.9.9', 'STABLE')).toMatchObject({ userErrors: [{ code: 'UNKNOWN_REMOTE_VERSION' }] })
  })

  test('that two people make stable at once leaves one stable', async () => {
    await deploy('1.0.0+a')
    await deploy('1.0.1+b')
    await Promise.all([set('1.0.0+a', 'STABLE'), set('1.0.1+b', 'STABLE')])
    const rows = await gateway.database.connection.collection('remoteVersions').find().toArray()
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['retired', 'stable'])
  })

  test('is changed by a second try under the same key if the first was refused, and once if it succeeded', async () => {
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE')
    const key = { 'Idempotency-Key': 'withdraw-1' }
    expect(await set('1.0.0+a', 'WITHDRAWN', {}, key)).toMatchObject({ userErrors: [{ code: 'IS_STABLE' }] })
    await deploy('1.0.1+b')
    await set('1.0.1+b', 'STABLE')
    expect(await set('1.0.0+a', 'WITHDRAWN', {}, key)).toMatchObject({ version: { state: 'WITHDRAWN' } })
    await deploy('1.0.0+a')
    expect(await set('1.0.0+a', 'WITHDRAWN', {}, key)).toMatchObject({ version: { state: 'PREVIEW' }, userErrors: [] })
  })

  test('does not become stable if another remote has taken its page since it was deployed', async () => {
    await deploy('1.0.0+a')
    await deploy('3.0.0+c', { remote: 'diary' })
    await mutate('setRemoteState', { remote: 'diary', version: '3.0.0+c', state: 'STABLE' })
    expect(await set('1.0.0+a', 'STABLE')).toMatchObject({
      version: null,
      userErrors: [{ code: 'UNUSABLE_MANIFEST', message: expect.stringContaining('belongs to the remote "diary"') }],
    })
  })

  test('leaves an entry in the audit log for each change', async () => {
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE', { reason: 'Tested by the team.' })
    await set('1.0.0+a', 'STABLE')
    const entries = await gateway.app.get(auditModelService).find({}).sort({ _id: 1 }).lean()
    expect(entries).toMatchObject([
      { action: 'create', subject: { type: 'remote', id: 'chronicle', title: 'chronicle 1.0.0+a' } },
      {
        action: 'update',
        actor: { name: 'admin' },
        reason: 'Tested by the team.',
        changes: [{ field: 'state', before: '"preview"', after: '"stable"' }],
      },
    ])
  })
})

describe('a deployment is refused', () => {
  test.each([
    ['without an entry for the host', { manifest: '{"metaData":{}}' }, 'UNUSABLE_MANIFEST', /globalName/],
    [
      'with a page of another remote',
      { manifest: { page: 'game' } },
      'UNUSABLE_MANIFEST',
      /belongs to the remote "game"/,
    ],
    [
      'that needs a newer platform',
      { manifest: { requires: { react: '^19.3.1', '@sanguine/ui/platform': '^3.0.0' } } },
      'UNMET_REQUIREMENTS',
      /@sanguine\/ui\/platform \^3\.0\.0 \(2\.3\.0\)/,
    ],
    ['whose documents were not added', { documents: ['0'.repeat(64)] }, 'UNKNOWN_DOCUMENTS', /000/],
  ])('%s', async (_title, { manifest, ...input }: Record<string, unknown>, code, sentence) => {
    const build = typeof manifest === 'string' ? { ...input, manifest: undefined } : { ...input, manifest }
    const refused =
      typeof manifest === 'string'
        ? await mutate('deployRemote', {
            remote: 'chronicle',
            address: addressOf('x'),
            manifest,
            files: [],
            documents: [],
          })
        : await deploy('1.0.0+a', build)
    expect(refused).toMatchObject({ version: null, userErrors: [{ code, message: expect.stringMatching(sentence) }] })
  })

  test('with an address that is no manifest’s', async () => {
    expect((await deploy('1.0.0+a', { address: 'https://*.example/x.json' })).errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT' } },
    ])
  })
})

describe('the documents of a version', () => {
  const document = 'query ChronicleNews {\n  ladder(first: 1) {\n    totalCount\n  }\n}'
  const hash = createHash('sha256').update(document).digest('hex')

  test('are known by their hashes, and their operations are listed', async () => {
    expect(await mutate('addRemoteDocuments', { remote: 'chronicle', texts: [document] })).toMatchObject({
      hashes: [hash],
    })
    await deploy('1.0.0+a', { documents: [hash] })
    const known = { persistedQuery: { version: 1, sha256Hash: hash } }
    const { data } = (await (
      await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ extensions: known }),
      })
    ).json()) as { data: unknown }
    expect(data).toEqual({ ladder: { totalCount: expect.any(Number) } })
    const list = `{ admin {
      remotes { name versions { version operationCount requirements { module } } }
      remoteBuild(remote: "chronicle", version: "1.0.0+a") { operations { name hash text } files { path } }
    } }`
    const listed = await gateway.graphql(list, {}, token)
    expect(listed.data.admin).toEqual({
      remotes: [
        { name: 'chronicle', versions: [{ version: '1.0.0+a', operationCount: 1, requirements: [] }] },
        // the site has a build of it, of which no version was deployed
        { name: 'game', versions: [] },
      ],
      remoteBuild: {
        operations: [{ name: 'ChronicleNews', hash, text: document }],
        files: [{ path: 'remote.js' }],
      },
    })
  })

  test('that the schema does not have are logged with their remote and version, and not as an attack', async () => {
    const old = 'query ChronicleMoon {\n  moon\n}'
    const oldHash = createHash('sha256').update(old).digest('hex')
    const documents = gateway.database.connection.collection('remoteDocuments')
    await deploy('1.0.0+a')
    // as after an upgrade of the gateway
    await documents.insertOne({ _id: oldHash as never, text: old, usedAt: new Date() })
    await gateway.database.connection
      .collection('remoteVersions')
      .updateOne({ version: '1.0.0+a' }, { $set: { operations: [{ name: 'ChronicleMoon', hash: oldHash }] } })
    await gateway.database.connection.collection('remoteRevisions').updateMany({}, { $inc: { revision: 1 } })
    await gateway.app.get(remoteRegistryService).refresh()
    const send = (body: object) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })
    const refusals = () => captured.text().split('security.input.refused').length
    const before = refusals()
    expect((await send(persisted(oldHash))).status).toBe(400)
    const changed = 'query GamePurse { me { currencies } }'
    const changedHash = createHash('sha256').update(changed).digest('hex')
    expect((await send({ query: changed, ...persisted(changedHash) })).status).toBe(400)
    const unknown = 'query GameSun { sun }'
    const unknownHash = createHash('sha256').update(unknown).digest('hex')
    expect((await send({ query: unknown, ...persisted(unknownHash) })).status).toBe(400)
    const lines = captured.lines()
    const skews = lines.filter(({ msg }) => msg === 'A front end sent a document for another version of the schema.')
    expect(skews).toMatchObject([
      { remote: 'chronicle', version: '1.0.0+a', document: 'ChronicleMoon', fields: ['Query.moon'] },
      { remote: 'game', version: 'unknown', document: 'GamePurse', fields: ['currencies'] },
      { remote: 'game', version: 'unknown', document: 'GameSun', fields: ['Query.sun'] },
    ])
    expect(refusals()).toBe(before)
    await send({ query: unknown })
    expect(refusals()).toBe(before + 1)
  })

  test('are refused by name if the schema lacks a field', async () => {
    const broken = 'query ChronicleMoon { moon }'
    expect(await mutate('addRemoteDocuments', { remote: 'chronicle', texts: [broken] })).toMatchObject({
      hashes: null,
      userErrors: [
        {
          code: 'BROKEN_OPERATION',
          message: expect.stringMatching(/^The operation ChronicleMoon of chronicle .*: Cannot query field "moon"/),
        },
      ],
    })
  })

  test('are kept for 30 days after the version was replaced, and the version with them', async () => {
    await mutate('addRemoteDocuments', { remote: 'chronicle', texts: [document] })
    await deploy('1.0.0+a', { documents: [hash] })
    await set('1.0.0+a', 'WITHDRAWN')
    const [versions] = gateway.app.get(collectionsService).filter(({ name }) => name === 'remoteVersions')
    const count = () => gateway.database.connection.collection('remoteDocuments').countDocuments()
    gateway.advance(29 * day)
    await versions?.removeOld?.(gateway.app)
    expect(await count()).toBe(1)
    gateway.advance(2 * day)
    await versions?.removeOld?.(gateway.app)
    expect([await count(), await gateway.database.connection.collection('remoteVersions').countDocuments()]).toEqual([
      0, 0,
    ])
  })
})

test('who deployed a version is in the account’s own data, and leaves with the account', async () => {
  await deploy('1.0.0+a')
  const row = await gateway.database.connection.collection('remoteVersions').findOne()
  const accountId = String(row?.deployedBy.accountId)
  const collection = gateway.app.get(collectionsService).find(({ name }) => name === 'remoteVersions')
  if (!collection || !isPersonal(collection)) throw new Error('The collection has no data of persons.')
  const own: object[] = []
  for await (const data of collection.read(gateway.app, accountId)) own.push(data)
  expect(own).toMatchObject([{ remote: 'chronicle', version: '1.0.0+a', state: 'preview' }])
  await collection.erase?.(gateway.app, accountId)
  expect(await gateway.database.connection.collection('remoteVersions').findOne()).toMatchObject({
    _id: expect.any(Types.ObjectId),
    deployedBy: null,
    changedBy: null,
  })
})

describe('a version that fails more often than others', () => {
  const networkOf = (client: number) => `10.${client >> 8}.${client & 255}.1`
  let clients = 0

  /** Counts pages of as many clients, each in a network of its own, with one version; the game fails in some of them. */
  function send(pages: number, failures: number, versions: Readonly<Record<string, string>>, at = gateway): void {
    const counts = at.app.get(pageCountsService)
    for (let page = 0; page < pages; page += 1) {
      clients += 1
      counts.addPage(networkOf(clients), new Map(Object.entries(versions)))
      if (page < failures) counts.addFailure(networkOf(clients), 'game', versions.game ?? '')
    }
  }

  const guards = () => [gateway, second].map(({ app }) => app.get(versionGuardService))
  /** All gateways look at once, now and after as many seconds; all then know what one of them has withdrawn. */
  async function look(...seconds: readonly number[]): Promise<void> {
    await refresh()
    for (const wait of [0, ...seconds]) {
      gateway.advance(wait * 1_000)
      await Promise.all([gateway, second].map(({ app }) => app.get(pageCountsService).write()))
      await Promise.all(guards().map((guard) => guard.check()))
    }
    await refresh()
  }

  const setGame = (version: string, state: string, more: Variables = {}) =>
    mutate('setRemoteState', { remote: 'game', version, state, ...more })
  const deployGame = (version: string) => deploy(version, { remote: 'game', manifest: { page: 'game' } })
  const withdrawal = 'cause failed networks otherVersion otherFailed otherNetworks formerState formerShare'
  async function games(): Promise<Record<string, { state: string; isGuarded: boolean; withdrawal: unknown }>> {
    const { data } = await gateway.graphql(
      `{ admin { remotes { name versions { version state isGuarded changedBy withdrawal { ${withdrawal} } } } } }`,
      {},
      token,
    )
    const remotes = data.admin.remotes as { name: string; versions: { version: string }[] }[]
    const versions = remotes.find(({ name }) => name === 'game')?.versions ?? []
    return Object.fromEntries(versions.map((version) => [version.version, version])) as never
  }
  const withdrawals = () =>
    captured.lines().filter(({ msg }) => msg === 'A version of a remote failed too often and was withdrawn.')
  const entries = () => gateway.app.get(auditModelService).find({}).sort({ _id: 1 }).lean()

  /** A stable version of the game, and a canary beside it; their versions differ from test to test. */
  async function deployCanary(more: Variables = {}) {
    clients += 1
    const [stable, canary] = [`2.0.0+s${clients}`, `2.1.0+c${clients}`]
    await deployGame(stable)
    await setGame(stable, 'STABLE')
    await deployGame(canary)
    await setGame(canary, 'CANARY', { share: 5, ...more })
    await refresh()
    return { stable, canary }
  }

  // Only the tests look: a look of a worker, during which a test moves the clock, would be followed by a pause.
  beforeAll(() => Promise.all(guards().map((guard) => guard.stop())))

  let before = 0
  beforeEach(() => {
    before = withdrawals().length
    // each test begins after the rows of the last one
    gateway.advance(5 * 3_600_000)
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  test('is withdrawn once by one of two gateways, which leaves the numbers in the log, the audit log and the list', async () => {
    const { stable, canary } = await deployCanary()
    send(60, 14, { game: canary }, gateway)
    send(60, 0, { game: canary }, second)
    send(400, 1, { game: stable }, second)
    await look(25)
    expect((await games())[canary]).toMatchObject({ state: 'CANARY', isGuarded: true, withdrawal: null })
    await look(5)
    const numbers = { cause: 'FAILURES', failed: 14, networks: 120, otherFailed: 1, otherNetworks: 400 }
    expect(await games()).toMatchObject({
      [canary]: {
        state: 'WITHDRAWN',
        isGuarded: false,
        changedBy: null,
        withdrawal: { ...numbers, otherVersion: stable, formerState: 'CANARY', formerShare: 5 },
      },
      [stable]: { state: 'STABLE' },
    })
    const [entry, ...more] = (await entries()).filter(({ actor }) => actor === null)
    expect([entry?.subject.title, more.length]).toEqual([`game ${canary}`, 0])
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'state', before: '"canary"', after: '"withdrawn"' },
        { field: 'failures', before: null, after: '"14 / 120"' },
        { field: 'otherFailures', before: null, after: `"1 / 400 (${stable})"` },
      ]),
    )
    expect(withdrawals().slice(before)).toMatchObject([
      { remote: 'game', version: canary, other: stable, ...numbers, cause: 'failures' },
    ])
    expect(await read('/remotes.json', gateway, { Cookie: 'sanguine_lot=1' })).toMatchObject({
      game: addressOf(stable),
    })
  })

  test('is rolled back if it replaced another one, which is not on trial itself', async () => {
    const { stable, canary } = await deployCanary()
    send(200, 1, { game: stable })
    await look()
    gateway.advance(10_000)
    await setGame(canary, 'STABLE')
    await refresh()
    send(40, 20, { game: canary })
    await look(30)
    expect(await games()).toMatchObject({
      [canary]: { state: 'WITHDRAWN', withdrawal: { otherVersion: stable, otherFailed: 1, formerState: 'STABLE' } },
      [stable]: { state: 'STABLE', isGuarded: false },
    })
    expect(await read('/remotes.json')).toMatchObject({ game: addressOf(stable) })
  })

  test('goes back to the build of the site if no other was deployed', async () => {
    clients += 1
    const first = `3.0.0+f${clients}`
    await deployGame(first)
    await refresh()
    send(200, 0, { game: 'own' })
    await look()
    gateway.advance(10_000)
    await setGame(first, 'STABLE')
    await refresh()
    send(40, 20, { game: first })
    await look(30)
    expect((await games())[first]).toMatchObject({ state: 'WITHDRAWN', withdrawal: { otherVersion: null } })
    expect(await read('/remotes.json')).toMatchObject({ game: '/remotes/game/mf-manifest.json' })
  })

  test.each<readonly [string, (versions: { stable: string; canary: string }) => void]>([
    [
      'if the stable one fails as often, as in an outage of everything',
      ({ stable, canary }) => {
        send(100, 90, { game: canary })
        send(300, 270, { game: stable })
      },
    ],
    [
      'by the many reports of one network, nor by reports without pages',
      ({ stable, canary }) => {
        const counts = gateway.app.get(pageCountsService)
        send(200, 0, { game: canary })
        const address = networkOf(clients)
        send(400, 0, { game: stable })
        for (let report = 0; report < 500; report += 1) counts.addFailure(address, 'game', canary)
        for (let report = 0; report < 500; report += 1) counts.addFailure(`20.1.${report & 255}.1`, 'game', canary)
      },
    ],
    [
      'if it fails in few pages of each network, since one has many readers',
      ({ stable, canary }) => {
        const counts = gateway.app.get(pageCountsService)
        send(400, 4, { game: stable })
        for (let network = 0; network < 50; network += 1)
          for (let page = 0; page < 100; page += 1) {
            counts.addPage(`30.1.${network}.1`, new Map([['game', canary]]))
            if (page === 0) counts.addFailure(`30.1.${network}.1`, 'game', canary)
          }
      },
    ],
    ['if no page had another version', ({ canary }) => send(100, 90, { game: canary })],
  ])('is not withdrawn %s', async (_title, count) => {
    const versions = await deployCanary()
    count(versions)
    await look(30, 30)
    expect((await games())[versions.canary]).toMatchObject({ state: 'CANARY', withdrawal: null })
  })

  /** Counts pages like `send`, each with a report of its vitals. */
  function measure(pages: number, version: string, vitals: Vitals, { isFirst = false, at = gateway } = {}): void {
    for (let page = 0; page < pages; page += 1) {
      send(1, 0, { game: version }, at)
      at.app.get(pageCountsService).addVitals(networkOf(clients), { remote: 'game', version }, vitals, isFirst)
      at.app.get(vitalCountsService).add('game', version, vitals, isFirst)
    }
  }

  test.each([
    ['LOAD_TIME', { loadTime: 2_501 }, { loadTime: 900 }],
    ['LARGEST_PAINT', { largestPaint: 6_000 }, { largestPaint: 4_000 }],
    ['INTERACTION_DELAY', { interactionDelay: 800 }, { interactionDelay: 40 }],
    ['LAYOUT_SHIFT', { layoutShift: 0.4 }, { layoutShift: 0.25 }],
  ])(
    'is withdrawn within a minute if its %s is poor more often, by the reports of all gateways',
    async (cause, poor, good) => {
      const { stable, canary } = await deployCanary()
      measure(15, canary, poor)
      measure(15, canary, poor, { at: second })
      measure(70, canary, good)
      measure(300, stable, good, { at: second })
      measure(3, stable, poor)
      await look(30)
      expect((await games())[canary]).toMatchObject({
        state: 'WITHDRAWN',
        withdrawal: { cause, failed: 30, networks: 100, otherVersion: stable, otherFailed: 3, otherNetworks: 303 },
      })
      const msg = 'A version of a remote was poor too often and was withdrawn.'
      expect(captured.lines()).toContainEqual(expect.objectContaining({ msg, version: canary }))
      const [entry] = (await entries()).filter(({ actor }) => actor === null)
      expect(entry?.changes.map(({ field }) => field)).toContain('cause')
    },
  )

  test.each<readonly [string, (versions: { stable: string; canary: string }) => void]>([
    [
      'if only its first pages were slow, since no browser had it in its cache',
      ({ stable, canary }) => {
        measure(100, canary, { loadTime: 5_000, largestPaint: 7_000 }, { isFirst: true })
        measure(300, stable, { loadTime: 700, largestPaint: 1_500 })
      },
    ],
    [
      'if the stable one is as slow, as with a slow server',
      ({ stable, canary }) => {
        measure(100, canary, { loadTime: 5_000 })
        measure(300, stable, { loadTime: 5_000 })
      },
    ],
    [
      'if it is slower, and hardly ever poor',
      ({ stable, canary }) => {
        measure(100, canary, { loadTime: 2_400 })
        measure(300, stable, { loadTime: 500 })
      },
    ],
    [
      'by many reports of a few networks, nor by reports of networks without pages',
      ({ stable, canary }) => {
        const counts = gateway.app.get(pageCountsService)
        measure(100, canary, { loadTime: 500 })
        measure(300, stable, { loadTime: 500 })
        const report = (network: string) =>
          counts.addVitals(network, { remote: 'game', version: canary }, { loadTime: 9_000 }, false)
        for (let count = 0; count < 800; count += 1) report(networkOf(clients - 300 - (count % 4)))
        for (let count = 0; count < 200; count += 1) report(`40.1.${count}.1`)
      },
    ],
  ])('with slow pages is not withdrawn %s', async (_title, count) => {
    const versions = await deployCanary()
    count(versions)
    await look(30, 30)
    expect((await games())[versions.canary]).toMatchObject({ state: 'CANARY', withdrawal: null })
  })

  test('stays if the other remotes fail more often than before, too', async () => {
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE')
    const { stable, canary } = await deployCanary()
    send(200, 0, { game: stable, chronicle: '1.0.0+a' })
    await look()
    gateway.advance(10_000)
    await setGame(canary, 'STABLE')
    await refresh()
    send(40, 20, { game: canary, chronicle: '1.0.0+a' })
    const counts = gateway.app.get(pageCountsService)
    for (let client = clients - 9; client <= clients; client += 1)
      counts.addFailure(networkOf(client), 'chronicle', '1.0.0+a')
    await look(30)
    expect((await games())[canary]).toMatchObject({ state: 'STABLE' })
  })

  test('stays if a person of the staff says so, or if it is the only version of its remote', async () => {
    const { stable, canary } = await deployCanary({ isGuarded: false })
    send(100, 50, { game: canary })
    send(300, 0, { game: stable })
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'STABLE')
    await look(30)
    expect((await games())[canary]).toMatchObject({ state: 'CANARY', isGuarded: false })
    const { data } = await gateway.graphql('{ admin { remotes { name versions { isGuarded } } } }', {}, token)
    expect(data.admin.remotes).toContainEqual({ name: 'chronicle', versions: [{ isGuarded: false }] })
  })

  test('is not said to withdraw itself while browsers could load no other version, nor after its trial', async () => {
    const guards = async (remote: string) => {
      const { data } = await gateway.graphql('{ admin { remotes { name versions { version guard } } } }', {}, token)
      const remotes = data.admin.remotes as { name: string; versions: { version: string; guard: string }[] }[]
      const versions = remotes.find(({ name }) => name === remote)?.versions ?? []
      return Object.fromEntries(versions.map(({ version, guard }) => [version, guard]))
    }
    await deploy('1.0.0+a')
    await set('1.0.0+a', 'CANARY', { share: 5 })
    expect(await guards('chronicle')).toEqual({ '1.0.0+a': 'NO_OTHER_VERSION' })
    await deploy('1.0.1+b')
    await set('1.0.1+b', 'STABLE')
    expect(await guards('chronicle')).toEqual({ '1.0.0+a': 'ACTIVE', '1.0.1+b': 'OFF' })
    await set('1.0.0+a', 'STABLE')
    expect(await guards('chronicle')).toEqual({ '1.0.0+a': 'ACTIVE', '1.0.1+b': 'OFF' })
    await set('1.0.1+b', 'WITHDRAWN')
    expect(await guards('chronicle')).toEqual({ '1.0.0+a': 'NO_OTHER_VERSION', '1.0.1+b': 'OFF' })
    gateway.advance(2 * 3_600_000 + 10_000)
    token = await gateway.adminToken()
    expect(await guards('chronicle')).toMatchObject({ '1.0.0+a': 'ENDED' })
    // The site has a build of the game of its own.
    const { canary } = await deployCanary()
    await mutate('rollBackRemote', { remote: 'game', version: canary.replace('2.1.0+c', '2.0.0+s') })
    expect(await guards('game')).toMatchObject({ [canary]: 'ACTIVE' })
  })

  test('keeps its exemption when its share changes, until a person ends it', async () => {
    const { canary } = await deployCanary({ isGuarded: false })
    const isGuarded = async () => (await games())[canary]?.isGuarded
    await setGame(canary, 'CANARY', { share: 10 })
    expect(await isGuarded()).toBe(false)
    await setGame(canary, 'CANARY', { share: 10, isGuarded: true })
    expect(await isGuarded()).toBe(true)
    await setGame(canary, 'CANARY', { share: 20 })
    expect(await isGuarded()).toBe(true)
    await setGame(canary, 'CANARY', { share: 20, isGuarded: false })
    expect(await isGuarded()).toBe(false)
  })

  test('that cannot be withdrawn, since the version before is gone, is tried again only after half a minute', async () => {
    const { stable, canary } = await deployCanary()
    send(200, 0, { game: stable })
    await look()
    gateway.advance(10_000)
    await setGame(canary, 'STABLE')
    await setGame(stable, 'WITHDRAWN')
    await refresh()
    send(40, 20, { game: canary })
    const own = [gateway, second].map(({ app }) => jest.spyOn(app.get(remoteChecksService), 'hasOwnBuild'))
    for (const spy of own) spy.mockReturnValue(false)
    const tries = () => own.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    await look(30)
    const first = tries()
    expect(first).toBeGreaterThan(0)
    await look(5, 5)
    expect(tries()).toBe(first)
    expect((await games())[canary]).toMatchObject({ state: 'STABLE' })
  })

  test('is judged anew once it is brought back, without the pages from before', async () => {
    const { stable, canary } = await deployCanary()
    send(100, 50, { game: canary })
    send(300, 0, { game: stable })
    await look(30)
    expect((await games())[canary]).toMatchObject({ state: 'WITHDRAWN' })
    gateway.advance(10_000)
    expect(await deployGame(canary)).toMatchObject({ version: { state: 'PREVIEW' } })
    await setGame(canary, 'CANARY', { share: 5 })
    await refresh()
    send(50, 0, { game: canary })
    await look(30)
    expect((await games())[canary]).toMatchObject({ state: 'CANARY', isGuarded: true, withdrawal: null })
    // A greater share goes on with the same trial.
    await setGame(canary, 'CANARY', { share: 20 })
    await refresh()
    send(50, 25, { game: canary })
    send(300, 0, { game: stable })
    await look(30)
    expect((await games())[canary]).toMatchObject({ withdrawal: { failed: 25, networks: 100, formerShare: 20 } })
  })

  test('is found after the database was away, and no page is counted twice or lost', async () => {
    const { stable, canary } = await deployCanary()
    const pages = gateway.app.get(pageCountsService)
    const model = gateway.database.connection.collection('remotePages')
    const countsOf = async () =>
      (await model.find({ 'versions.game': canary }).toArray()).reduce((sum, row) => sum + row.pages, 0)
    const { mongo } = await import('mongoose')
    const { bulkWrite } = mongo.Collection.prototype
    let fault: 'refused' | 'response lost' | null = 'refused'
    jest.spyOn(mongo.Collection.prototype, 'bulkWrite').mockImplementation(async function (
      this: InstanceType<typeof mongo.Collection>,
      ...args: unknown[]
    ) {
      // Workers of other collections write at any time.
      const isFaulty = fault !== null && this.collectionName === 'remotePages'
      if (isFaulty && fault === 'refused') throw new Error('connect ECONNREFUSED')
      const result = await bulkWrite.apply(this, args as never)
      if (isFaulty) throw new Error('the connection was lost')
      return result
    } as never)
    send(60, 20, { game: canary })
    send(500, 0, { game: stable })
    await expect(pages.write()).rejects.toThrow('ECONNREFUSED')
    expect(await countsOf()).toBe(0)
    fault = null
    await pages.write()
    send(60, 20, { game: canary })
    fault = 'response lost'
    await expect(pages.write()).rejects.toThrow('the connection was lost')
    fault = null
    await look(30)
    expect(await countsOf()).toBe(120)
    expect((await games())[canary]).toMatchObject({ state: 'WITHDRAWN', withdrawal: { failed: 40, networks: 120 } })
  })

  test('is found within minutes after a look that took an hour', async () => {
    const { stable, canary } = await deployCanary()
    const guard = gateway.app.get(versionGuardService)
    const { mongo } = await import('mongoose')
    const { aggregate } = mongo.Collection.prototype
    let [reads, waitMs] = [0, 3_600_000]
    jest.spyOn(mongo.Collection.prototype, 'aggregate').mockImplementation(function (
      this: InstanceType<typeof mongo.Collection>,
      ...args: unknown[]
    ) {
      if (this.collectionName === 'remotePages') {
        reads += 1
        gateway.advance(waitMs)
        waitMs = 0
      }
      return aggregate.apply(this, args as never)
    } as never)
    await guard.check()
    expect(reads).toBeGreaterThan(0)
    send(40, 20, { game: canary })
    send(400, 0, { game: stable })
    reads = 0
    gateway.advance(59_999)
    await guard.check()
    expect(reads).toBe(0)
    for (const ms of [1, 30_000]) {
      gateway.advance(ms)
      await guard.check()
    }
    expect((await games())[canary]).toMatchObject({ state: 'WITHDRAWN' })
  })

  test('shows its vitals of a day beside its failures of an hour, from all gateways, and removes them later', async () => {
    const { stable, canary } = await deployCanary()
    const health = async () => {
      const document =
        '{ admin { remotes { name versions { version health { failed networks vitals { vital p75 pages } } } } } }'
      const { data } = await gateway.graphql(document, {}, token)
      const remotes = data.admin.remotes as { name: string; versions: { version: string; health: unknown }[] }[]
      const versions = remotes.find(({ name }) => name === 'game')?.versions ?? []
      return Object.fromEntries(versions.map((version) => [version.version, version.health]))
    }
    send(10, 3, { game: canary })
    for (let ms = 100; ms <= 1_000; ms += 100) measure(1, canary, { loadTime: ms }, { at: second })
    measure(2, canary, { loadTime: 30_000, layoutShift: 0.1 }, { isFirst: true })
    await look()
    const expected = { vital: 'LOAD_TIME', p75: expect.any(Number), pages: 10 }
    const shown = (await health()) as Record<string, { vitals: { p75: number }[] }>
    expect(shown[canary]).toEqual({
      failed: 3,
      networks: 22,
      vitals: [expected, { vital: 'LAYOUT_SHIFT', p75: expect.any(Number), pages: 2 }],
    })
    expect(Math.abs((shown[canary]?.vitals[0]?.p75 ?? 0) / 800 - 1)).toBeLessThan(0.2)
    expect(shown[stable]).toEqual({ failed: 0, networks: 0, vitals: [] })
    // One of two pages of a network fails: the network is not said to have been spared.
    send(1, 1, { game: stable })
    gateway.app.get(pageCountsService).addPage(networkOf(clients), new Map([['game', stable]]))
    await look()
    expect((await health())[stable]).toEqual({ failed: 1, networks: 1, vitals: [] })
    // The counts are written whole: nothing is counted twice.
    await look(5)
    expect((await health())[canary]).toEqual(shown[canary])
    gateway.advance(27 * 3_600_000)
    token = await gateway.adminToken()
    expect(await health()).toMatchObject({ [canary]: { failed: 0, networks: 0, vitals: [] } })
    const collection = gateway.app.get(collectionsService).find(({ name }) => name === 'remoteVitals')
    await collection?.removeOld?.(gateway.app)
    expect(await gateway.database.connection.collection('remoteVitals').countDocuments()).toBe(0)
  })
})

test('a page counts as a load of the versions in it; a preview, a HEAD and a file do not', async () => {
  const { version } = await deploy('1.0.0+a')
  await set('1.0.0+a', 'STABLE')
  const rows = () => gateway.database.connection.collection('remotePages').find().sort({ pages: -1 }).toArray()
  const from = (client: string, headers: Record<string, string> = {}) => ({ 'X-Forwarded-For': client, ...headers })
  const page = await visit('/', from('10.1.2.3'))
  await visit('/chronicle', from('10.1.2.4', { 'If-None-Match': page.headers.get('etag') ?? '' }))
  await visit('/', from('10.9.9.9', { Cookie: `sanguine_preview=${version.previewPath.split('=')[1]}` }))
  await fetch(`${gateway.url}/`, { method: 'HEAD', headers: from('10.1.2.5') })
  await fetch(`${gateway.url}/remotes.json`, { headers: from('10.1.2.5') })
  await gateway.app.get(pageCountsService).write()
  const counted = await rows()
  expect(counted.map(({ versions, pages }) => ({ versions, pages }))).toEqual([
    { versions: { game: 'own', chronicle: '1.0.0+a' }, pages: 2 },
    { versions: { game: 'own' }, pages: 1 },
  ])
  expect(JSON.stringify(counted)).not.toMatch(/10\.[19]/)
})
