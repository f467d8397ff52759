import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { collectionsService } from '@sanguine/kernel'
import { errorCountsService, remoteRegistryService } from '@sanguine/remotes'
import { transformSync } from '@swc/core'
import { startTestGateway, type TestGateway } from '../testing'

const root = mkdtempSync(join(tmpdir(), 'sanguine-errors-'))
const day = 86_400_000
/** The version of the build that is deployed for this test: each has one of its own, of which nothing was counted. */
let version = '1.0.0+0'
/** `send` puts the version of the test in its place. */
const anyVersion = '1.0.0+any'

const source = `/** Opens a coffin. */
export function open(coffin: { lid?: { lift(): void } }) {
  const { lid } = coffin
  if (!lid) {
    throw new TypeError('A coffin needs a lid.')
  }
  lid.lift()
}
`
const script = transformSync(source, {
  filename: 'remotes/chronicle/src/open.ts',
  sourceMaps: true,
  minify: true,
  jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { mangle: { toplevel: true }, compress: true } },
  module: { type: 'es6' },
})
const map = JSON.stringify({ ...JSON.parse(script.map ?? ''), sources: ['remotes/chronicle/src/open.ts'] })
/** The place that throws, as browsers report it. */
const thrown = { file: 'app.1a2b3c4d.js', line: 1, column: script.code.indexOf('throw ') + 1 + 'throw '.length }
const report = { version: anyVersion, origin: 'event', name: 'TypeError', frames: [thrown] }

function put(path: string, content: unknown): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

const text = { en: 'Chronicle', de: 'Chronik' }
const manifestOf = (buildVersion: string) => ({
  metaData: {
    globalName: 'sanguine_chronicle',
    publicPath: 'auto',
    requires: {},
    buildInfo: { buildVersion },
    remoteEntry: { name: 'remote.js' },
    description: { title: text, lost: text, reach: [{ paths: ['/chronicle'] }], pages: ['/chronicle'] },
  },
  exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] }, css: { sync: [] } } }],
})

let gateway: TestGateway
let second: TestGateway
let token: string
let loggedInAt = 0
let tests = 0

const call = async (query: string, variables: object, by = token) => (await gateway.graphql(query, variables, by)).data

async function deploy(): Promise<void> {
  const query =
    'mutation ($input: DeployRemoteInput!) { deployRemote(input: $input) { version { state } userErrors { message } } }'
  const file = { path: thrown.file, integrity: `sha384-${'a'.repeat(64)}` }
  const address = 'https://cdn.example/mf-manifest.json'
  const input = {
    remote: 'chronicle',
    address,
    manifest: JSON.stringify(manifestOf(version)),
    files: [file],
    documents: [],
  }
  expect(await call(query, { input })).toMatchObject({ deployRemote: { version: { state: 'PREVIEW' } } })
  await Promise.all([gateway, second].map(({ app }) => app.get(remoteRegistryService).refresh()))
}

const changeState = (input: object) =>
  call('mutation ($input: SetRemoteStateInput!) { setRemoteState(input: $input) { userErrors { message } } }', {
    input: { remote: 'chronicle', version, ...input },
  })

beforeAll(async () => {
  put('host/dist/index.html', '<head><!--site--></head>')
  put('host/dist/shared-modules.json', {})
  put('remotes/chronicle/remote.json', manifestOf('own').metaData.description)
  put('remotes/chronicle/dist/mf-manifest.json', manifestOf('own'))
  const env = { TRUST_PROXY: '1' }
  gateway = await startTestGateway({ siteRoot: root, env })
  second = await startTestGateway({ siteRoot: root, env, database: gateway.database, clock: gateway.clock })
})
beforeEach(async () => {
  tests += 1
  version = `1.0.0+${tests}`
  // A session ends when a test moves the clock by days; a login takes long.
  if (gateway.clock.now() !== loggedInAt) token = await gateway.adminToken()
  loggedInAt = gateway.clock.now()
  await writeAll()
  for (const name of ['remoteVersions', 'remoteErrors', 'remoteSourceMaps'])
    await gateway.database.connection.collection(name).deleteMany({})
  await deploy()
})
afterAll(async () => {
  await second.stop()
  await gateway.stop()
  rmSync(root, { recursive: true })
})

const mapWith = (fields: object): Buffer =>
  gzipSync(JSON.stringify({ version: 3, sources: [], mappings: '', ...fields }))

let sender = 0
async function send(payload: object | null, { to = gateway, remote = 'chronicle' } = {}): Promise<number> {
  sender += 1
  const address = `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`
  const { status } = await fetch(`${to.url}/remotes/${remote}/errors`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(
      payload && 'version' in payload && payload.version === anyVersion ? { ...payload, version } : payload,
    ),
  })
  return status
}

/** Counts errors at places of a script, without calls. */
const boundCounts = () => ({
  add: (address: string, column: number) =>
    gateway.app
      .get(errorCountsService)
      .add(address, 'chronicle', version, { origin: 'event', name: 'TypeError', frames: [{ ...thrown, column }] }),
})

const writeAll = () => Promise.all([gateway, second].map(({ app }) => app.get(errorCountsService).write()))

interface Upload {
  readonly by?: string
  readonly file?: string
  readonly content?: Buffer
  readonly of?: string
  readonly type?: string
}

async function addMap({ by = token, file = thrown.file, content = gzipSync(map), of = version, type }: Upload = {}) {
  const path = `/remotes/chronicle/versions/${encodeURIComponent(of)}/source-maps/${file}`
  const { status } = await fetch(`${gateway.url}${path}`, {
    method: 'PUT',
    headers: { 'Content-Type': type ?? 'application/gzip', ...(by && { Authorization: `Bearer ${by}` }) },
    body: new Uint8Array(content),
  })
  return status
}

async function readErrors() {
  await writeAll()
  const query = `query ($version: String!) {
    admin {
      remoteBuild(remote: "chronicle", version: $version) {
        errors { fingerprint name origin pages firstAt lastAt frames { file line column source { file line column firstLine lines } } }
      }
      remotes { versions { errorCount } }
    }
  }`
  return (await call(query, { version })).admin
}

describe('an error that browsers report', () => {
  it('is shown with its line of the sources', async () => {
    expect(await addMap()).toBe(204)
    expect(await send(report)).toBe(204)
    const [error, ...others] = (await readErrors()).remoteBuild.errors
    expect(others).toEqual([])
    expect(error).toMatchObject({ name: 'TypeError', origin: 'EVENT', pages: 1 })
    const lines = source.split('\n').slice(1, 8)
    const place = { file: 'remotes/chronicle/src/open.ts', line: 5, column: 11, firstLine: 2, lines }
    expect(error.frames).toEqual([{ ...thrown, source: place }])
  })

  it.each(['./src/open.ts', '../shared/open.ts', 'webpack://chronicle/./src/open.ts'])(
    'is shown with its lines if the source map names the source %s',
    async (path) => {
      await addMap({ content: gzipSync(JSON.stringify({ ...JSON.parse(map), sources: [path] })) })
      await send(report)
      const [{ frames }] = (await readErrors()).remoteBuild.errors
      expect(frames[0].source).toMatchObject({ file: expect.stringMatching(/open\.ts$/), line: 5, firstLine: 2 })
      expect(frames[0].source.lines[3]).toContain('A coffin needs a lid.')
    },
  )

  it('is shown with its place in the script while there is no source map', async () => {
    await send(report)
    expect((await readErrors()).remoteBuild.errors[0].frames).toEqual([{ ...thrown, source: null }])
    await addMap()
    expect((await readErrors()).remoteBuild.errors[0].frames[0].source).toMatchObject({ line: 5 })
  })

  it('at a place that the source map does not know is shown without one', async () => {
    await addMap()
    await send({ ...report, frames: [{ ...thrown, line: 999 }] })
    expect((await readErrors()).remoteBuild.errors[0].frames[0].source).toBeNull()
  })

  it('is one error at all gateways and on all days, however often the counts are written', async () => {
    const first = gateway.clock.now()
    await send(report)
    await send(report, { to: second })
    await writeAll()
    gateway.advance(2 * day)
    token = await gateway.adminToken()
    await send(report, { to: second })
    await writeAll()
    const { errors } = (await readErrors()).remoteBuild
    expect(errors).toMatchObject([{ pages: 3, firstAt: new Date(first).toISOString() }])
    expect(Date.parse(errors[0].lastAt) - Date.parse(errors[0].firstAt)).toBe(2 * day)
  })

  it('comes before one that fewer pages reported; each place and each origin is one of its own', async () => {
    await send(report)
    for (let count = 0; count < 3; count += 1) await send({ ...report, origin: 'promise' })
    for (let count = 0; count < 2; count += 1) await send({ ...report, frames: [{ ...thrown, column: 7 }] })
    const { errors } = (await readErrors()).remoteBuild
    expect(errors.map(({ pages }: { readonly pages: number }) => pages)).toEqual([3, 2, 1])
  })

  it('is counted once more if the database did not take it', async () => {
    await send(report)
    const { connection } = gateway.database
    const refuse = jest.spyOn(connection.model('RemoteError'), 'bulkWrite').mockRejectedValue(new Error('full'))
    await expect(gateway.app.get(errorCountsService).write()).rejects.toThrow('full')
    refuse.mockRestore()
    await send(report)
    expect((await readErrors()).remoteBuild.errors).toMatchObject([{ pages: 2 }])
  })

  it('of a version that is not deployed is not kept', async () => {
    expect(await send({ ...report, version: 'invented' })).toBe(204)
    await writeAll()
    expect(await gateway.database.connection.collection('remoteErrors').countDocuments({})).toBe(0)
  })

  it('is not kept beyond 100 errors of a version within a day, while known ones are still counted', async () => {
    const { add } = boundCounts()
    for (let column = 1; column <= 130; column += 1) add(`10.1.0.${column}`, column)
    await send({ ...report, frames: [{ ...thrown, column: 5 }] })
    const { errors } = (await readErrors()).remoteBuild
    expect(errors).toHaveLength(50)
    expect(errors[0]).toMatchObject({ pages: 2, frames: [{ column: 5 }] })
    expect(await gateway.database.connection.collection('remoteErrors').countDocuments({})).toBe(100)
    expect((await readErrors()).remotes[0].versions).toEqual([{ errorCount: 100 }])
  })

  it('is not kept beyond 20 new errors of a network within a day, so that others are', async () => {
    const { add } = boundCounts()
    for (let column = 1; column <= 30; column += 1) add('10.2.0.1', column)
    add('10.2.0.2', 500)
    expect((await readErrors()).remotes[0].versions).toEqual([{ errorCount: 21 }])
    gateway.advance(day)
    token = await gateway.adminToken()
    add('10.2.0.1', 700)
    expect((await readErrors()).remotes[0].versions).toEqual([{ errorCount: 22 }])
  })

  it('is written when a gateway stops', async () => {
    const env = { TRUST_PROXY: '1' }
    const third = await startTestGateway({ siteRoot: root, env, database: gateway.database, clock: gateway.clock })
    await send(report, { to: third })
    await third.stop()
    expect((await readErrors()).remoteBuild.errors).toMatchObject([{ pages: 1 }])
  })

  it('is shown for a week, and removed after another day', async () => {
    await send(report)
    await writeAll()
    gateway.advance(7 * day)
    token = await gateway.adminToken()
    expect((await readErrors()).remoteBuild.errors).toEqual([])
    const stored = gateway.database.connection.collection('remoteErrors')
    expect(await stored.countDocuments({})).toBe(1)
    gateway.advance(2 * day)
    const { removeOld } = gateway.app.get(collectionsService).find(({ name }) => name === 'remoteErrors') as {
      readonly removeOld: (app: unknown) => Promise<void>
    }
    await removeOld(gateway.app)
    expect(await stored.countDocuments({})).toBe(0)
  })
})

describe('a report of an error', () => {
  it.each([
    ['a message', { ...report, message: 'Lucy typed this' }, 400],
    ['a name that is a text', { ...report, name: 'Lucy typed this' }, 400],
    ['an unknown origin', { ...report, origin: 'coffin' }, 400],
    ['no place', { ...report, frames: [] }, 400],
    ['too many places', { ...report, frames: Array.from({ length: 11 }, () => thrown) }, 400],
    ['a place on another site', { ...report, frames: [{ ...thrown, file: 'https://evil.example/a.js' }] }, 400],
    ['a line that is none', { ...report, frames: [{ ...thrown, line: 0 }] }, 400],
    ['a column between two', { ...report, frames: [{ ...thrown, column: 1.5 }] }, 400],
    ['something at a place', { ...report, frames: [{ ...thrown, text: 'lid' }] }, 400],
    ['nothing', null, 400],
    ['too much', { ...report, name: 'a'.repeat(5_000) }, 413],
  ])('with %s is refused', async (_what, payload, status) => {
    expect(await send(payload)).toBe(status)
    expect((await readErrors()).remoteBuild.errors).toEqual([])
  })

  it('of a remote that the site lacks is refused', async () => {
    expect(await send(report, { remote: 'coffin' })).toBe(404)
  })
})

describe('a source map', () => {
  it('is taken from those alone who may deploy the remote', async () => {
    const player = await gateway.player()
    expect(await addMap({ by: '' })).toBe(401)
    expect(await addMap({ by: player })).toBe(403)
    expect(await gateway.database.connection.collection('remoteSourceMaps').countDocuments({})).toBe(0)
  })

  it.each([
    ['of an unknown version', { of: '9.9.9+z' }, 404],
    ['of a file that the version lacks', { file: 'other.js' }, 404],
    ['that is not compressed', { content: Buffer.from(map) }, 400],
    ['that is no JSON', { content: gzipSync('{') }, 400],
    ['that is no source map', { content: gzipSync('{"version":3}') }, 400],
    ['of an older format', { content: gzipSync('{"version":2,"mappings":"","sources":[]}') }, 400],
    ['with a wrong type', { content: gzipSync('{"version":3,"mappings":7,"sources":[]}') }, 400],
    ['whose mappings are none', { content: gzipSync('{"version":3,"mappings":"A!","sources":[]}') }, 400],
    ['with too many lines', { content: mapWith({ mappings: ';'.repeat(500_001) }) }, 400],
    ['with too many places', { content: mapWith({ mappings: 'A,'.repeat(500_001) }) }, 400],
    ['that unpacks to too much', { content: gzipSync(' '.repeat(17_000_000)) }, 400],
    ['without content', { content: Buffer.alloc(0) }, 400],
    ['as JSON', { type: 'application/json', content: Buffer.from(map) }, 415],
    ['that is too large', { content: Buffer.alloc(4_000_001) }, 413],
  ] as const)('%s is refused', async (_what, upload, status) => {
    expect(await addMap(upload)).toBe(status)
    expect(await gateway.database.connection.collection('remoteSourceMaps').countDocuments({})).toBe(0)
  })

  it.each([
    ['whose root of sources is an object', { sourceRoot: { toString: 1, valueOf: 1 }, mappings: 'AAAA' }, 1],
    ['without the source that it names', { mappings: 'AAAA' }, 1],
    ['whose source has no name', { mappings: 'AAAA', sources: [null] }, 1],
    ['that names a line before the first', { mappings: 'AADA', sources: ['a.ts'] }, 1],
    ['that names a line beyond all numbers', { mappings: 'AA+/////DA', sources: ['a.ts'] }, 1],
  ])('%s leaves the page of errors as it is without it', async (_what, content, column) => {
    await addMap({ content: mapWith(content) })
    await send({ ...report, frames: [{ ...thrown, column }] })
    expect((await readErrors()).remoteBuild.errors).toMatchObject([{ frames: [{ source: null }] }])
  })

  it('is read by tokens of its own remote alone', async () => {
    await addMap()
    await send(report)
    await writeAll()
    const create = 'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }'
    const tokenFor = async (scope: string): Promise<string> => {
      const input = { name: scope, scopes: [scope], password: digestOf(gateway.adminPassword) }
      return (await call(create, { input })).createPersonalToken.secret
    }
    const query = `{ admin { remoteBuild(remote: "chronicle", version: "${version}") { errors { name } } } }`
    const [own, other] = [await tokenFor('deploy:chronicle'), await tokenFor('deploy:game')]
    expect(await call(query, {}, own)).toMatchObject({ admin: { remoteBuild: { errors: [{ name: 'TypeError' }] } } })
    expect(await call(query, {}, other)).toMatchObject({ admin: { remoteBuild: null } })
    expect(await addMap({ by: other })).toBe(403)
  })

  it('stays as it is when another comes for the same file', async () => {
    await addMap()
    expect(await addMap({ content: gzipSync('{"version":3,"mappings":"","sources":[]}') })).toBe(204)
    await send(report)
    expect((await readErrors()).remoteBuild.errors[0].frames[0].source).toMatchObject({ line: 5 })
  })

  it('is returned by no route', async () => {
    await addMap()
    const path = `/remotes/chronicle/versions/${encodeURIComponent(version)}/source-maps/${thrown.file}`
    for (const address of [path, `${path}.map`, `/remotes/chronicle/source-maps/${thrown.file}.map`])
      expect((await fetch(`${gateway.url}${address}`)).status).toBe(404)
  })

  it('is removed with its version', async () => {
    await addMap()
    await changeState({ state: 'WITHDRAWN' })
    gateway.advance(31 * day)
    const { removeOld } = gateway.app.get(collectionsService).find(({ name }) => name === 'remoteVersions') as {
      readonly removeOld: (app: unknown) => Promise<void>
    }
    await removeOld(gateway.app)
    expect(await gateway.database.connection.collection('remoteSourceMaps').countDocuments({})).toBe(0)
  })
})

describe('an error of the build that the site has without deployments', () => {
  /** Each test has a build with a version of its own, of which nothing was counted. */
  let built = ''
  let own = { ...report, version: built }
  const manifest = 'remotes/chronicle/dist/mf-manifest.json'
  const mapFile = `remotes/chronicle/source-maps/${thrown.file}.map`

  async function readOwnErrors(of = built) {
    await writeAll()
    const query = `query ($version: String!) {
      admin {
        remoteErrors(remote: "chronicle", version: $version) { name pages frames { file line column source { file line lines } } }
        remotes { name ownBuild { version errorCount } versions { version } }
      }
    }`
    return (await call(query, { version: of })).admin
  }

  beforeEach(() => {
    built = `own+${tests}`
    own = { ...report, version: built }
    put(manifest, manifestOf(built))
  })
  afterEach(() => rmSync(join(root, 'remotes/chronicle/source-maps'), { recursive: true, force: true }))

  it('is shown with its line of the sources, whose map is beside the build', async () => {
    put(mapFile, map)
    expect(await send(own)).toBe(204)
    expect(await send(own, { to: second })).toBe(204)
    const { remoteErrors, remotes } = await readOwnErrors()
    const place = { file: 'remotes/chronicle/src/open.ts', line: 5, lines: source.split('\n').slice(1, 8) }
    expect(remoteErrors).toEqual([{ name: 'TypeError', pages: 2, frames: [{ ...thrown, source: place }] }])
    expect(remotes).toEqual([
      { name: 'chronicle', ownBuild: { version: built, errorCount: 1 }, versions: [{ version }] },
    ])
  })

  it('is shown while no version of any remote was deployed', async () => {
    await gateway.database.connection.collection('remoteVersions').deleteMany({})
    await gateway.app.get(remoteRegistryService).refresh()
    await send(own)
    const { remoteErrors, remotes } = await readOwnErrors()
    expect(remoteErrors).toMatchObject([{ pages: 1, frames: [{ ...thrown, source: null }] }])
    expect(remotes).toEqual([{ name: 'chronicle', ownBuild: { version: built, errorCount: 1 }, versions: [] }])
  })

  it.each([
    ['no JSON', '{'],
    ['no source map', '{"version":3}'],
    ['of another version', JSON.stringify({ ...JSON.parse(map), version: 2 })],
  ])('is shown by its place in the script if the source map is %s', async (_what, content) => {
    put(mapFile, content)
    await send(own)
    expect((await readOwnErrors()).remoteErrors).toMatchObject([{ frames: [{ ...thrown, source: null }] }])
  })

  it.each([
    ['too long for a file', `${'a'.repeat(290)}.js`],
    ['below a file', `${thrown.file}.map/a.js`],
  ])('is shown beside a report whose script has a path %s', async (_what, file) => {
    put(mapFile, map)
    await send(own)
    await send({ ...own, frames: [{ ...thrown, file }] })
    const { remoteErrors } = await readOwnErrors()
    expect(remoteErrors).toHaveLength(2)
    expect(remoteErrors).toContainEqual(expect.objectContaining({ frames: [{ ...thrown, file, source: null }] }))
  })

  it.each(['../secret.js', 'a/../../../secret.js', '/secret.js', 'secret.css'])(
    'reads no file outside of its source maps for the script %s',
    async (file) => {
      for (const folder of ['remotes/chronicle', 'remotes', 'remotes/chronicle/source-maps'])
        for (const name of ['secret.js', 'secret.css']) put(`${folder}/${name}.map`, map)
      await send({ ...own, frames: [{ ...thrown, file }] })
      expect((await readOwnErrors()).remoteErrors).toMatchObject([{ frames: [{ file, source: null }] }])
    },
  )

  it('belongs to the build that is there: a new one takes reports of its own version alone', async () => {
    const rebuilt = `${built}.2`
    put(manifest, manifestOf(rebuilt))
    utimesSync(join(root, manifest), 1, 1)
    await send(own)
    await send({ ...own, version: rebuilt })
    expect(await readOwnErrors(rebuilt)).toMatchObject({
      remoteErrors: [{ pages: 1 }],
      remotes: [{ ownBuild: { version: rebuilt, errorCount: 1 } }],
    })
    expect((await readOwnErrors()).remoteErrors).toBeNull()
  })

  it('is left out while there is no build, or its manifest names no version', async () => {
    put(manifest, { metaData: {} })
    utimesSync(join(root, manifest), 2, 2)
    expect((await readOwnErrors()).remotes).toMatchObject([{ ownBuild: null }])
    rmSync(join(root, manifest))
    expect(await send(own)).toBe(204)
    expect(await readOwnErrors()).toMatchObject({ remoteErrors: null, remotes: [{ ownBuild: null }] })
    expect(await gateway.database.connection.collection('remoteErrors').countDocuments({})).toBe(0)
  })

  it('is read by tokens of its own remote alone', async () => {
    await send(own)
    await writeAll()
    const create = 'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }'
    const input = { name: 'other', scopes: ['deploy:game'], password: digestOf(gateway.adminPassword) }
    const { secret } = (await call(create, { input })).createPersonalToken
    const query = `{ admin { remoteErrors(remote: "chronicle", version: "${built}") { name } } }`
    const { data, errors } = await gateway.graphql(query, {}, secret)
    expect(data).toMatchObject({ admin: { remoteErrors: null } })
    expect(errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_SCOPE' } }])
  })
})
