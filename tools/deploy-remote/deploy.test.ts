import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { digestOf } from '../gateway/site-client'
import { findBrokenOperations } from '../sent-operations/broken-operations'
import { readDeployedOperations } from '../sent-operations/deployed-operations'
import { readSchema } from '../sent-operations/read-schema'
import { type DeployCall, deploy } from './deploy'
import { Refused } from './registry'

const root = mkdtempSync(join(tmpdir(), 'sanguine-deploy-'))
const published = join(root, 'published')
const dist = 'remotes/chronicle/dist'
const maps = 'remotes/chronicle/source-maps'
const mapOf = (version: string) => ({ version: 3, mappings: '', sources: [`${version}.ts`] })

function put(path: string, content: unknown): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

function build(
  version: string,
  { requires = {}, operations = ['query ChronicleMe {\n  __typename\n}'], withMaps = [] as string[] } = {},
): void {
  const text = { en: 'Chronicle', de: 'Chronik' }
  put(`${dist}/mf-manifest.json`, {
    metaData: {
      globalName: `sanguine_chronicle_${version}`,
      buildInfo: { buildVersion: version },
      remoteEntry: { name: 'remote.js' },
      requires,
      description: { title: text, lost: text, reach: [{ paths: ['/chronicle'] }], pages: ['/chronicle'] },
    },
    exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] }, css: { sync: [] } } }],
  })
  put(`${dist}/remote.js`, `container('${version}')`)
  put(`${dist}/app.js`, 'app()')
  put(`${dist}/app.js.map`, '{}')
  rmSync(join(root, maps), { recursive: true, force: true })
  for (const file of withMaps) put(`${maps}/${file}.map`, mapOf(version))
  const documents = operations.map((each) => [createHash('sha256').update(each).digest('hex'), each])
  put('remotes/chronicle/operations.json', Object.fromEntries(documents))
}

let gateway: TestGateway
let files: Server
let url: string
let token: string
/** Whether the host of the files lets the site read all of them, the manifest alone, or none. */
let isOpen: boolean | 'manifest' = true

beforeAll(async () => {
  put('host/dist/index.html', '<head><!--site--></head>')
  put('host/dist/shared-modules.json', { react: '19.3.1' })
  gateway = await startTestGateway({ siteRoot: root })
  token = await gateway.adminToken()
  files = createServer((request, response) => {
    const file = join(published, new URL(request.url ?? '/', 'http://x').pathname)
    const isReadable = isOpen === true || (isOpen === 'manifest' && file.endsWith('.json'))
    if (isReadable) response.setHeader('Access-Control-Allow-Origin', '*')
    if (!existsSync(file)) response.statusCode = 404
    response.end(existsSync(file) ? readFileSync(file) : '')
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
})
beforeEach(() => {
  isOpen = true
})
afterAll(async () => {
  files.close()
  await gateway.stop()
  rmSync(root, { recursive: true })
})

async function run(action: Partial<DeployCall['action']> = {}, given = token): Promise<readonly string[]> {
  const lines: string[] = []
  const deployed = { kind: 'deploy', url, to: published, state: null, share: null, isGuarded: true, ...action }
  await deploy(
    { name: 'chronicle', site: gateway.url, action: deployed as DeployCall['action'], reason: null },
    { root, token: given, commit: null, print: (line) => lines.push(line) },
  ).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    lines.push(...error.sentences)
  })
  return lines
}

const current = async () =>
  ((await (await fetch(`${gateway.url}/remotes.json`)).json()) as Record<string, string>).chronicle

test('a build is copied to a folder of its own, compared, deployed, and made stable, then rolled back', async () => {
  build('1.0.0+a')
  expect(await run({ state: 'STABLE' })).toEqual([
    `chronicle 1.0.0+a: 2 files at ${url}/chronicle/1.0.0-a/mf-manifest.json are those of the build.`,
    'chronicle 1.0.0+a is preview.',
    'chronicle 1.0.0+a has no source maps, so errors are shown without their source lines.',
    expect.stringMatching(/^Its preview, .*: http:.*\/\?preview=[\w-]+$/),
    'chronicle 1.0.0+a is stable.',
  ])
  build('1.0.1+b')
  expect((await run({ state: 'CANARY', share: 5 })).at(-1)).toBe('chronicle 1.0.1+b is canary for 5 % of browsers.')
  expect(await current()).toContain('/chronicle/1.0.0-a/')
  await run({ state: 'STABLE' })
  expect(await current()).toContain('/chronicle/1.0.1-b/')
  expect(await run({ kind: 'rollBack' })).toEqual(['chronicle 1.0.0+a is stable.'])
  expect(await run({ kind: 'withdraw', version: '1.0.1+b' })).toEqual(['chronicle 1.0.1+b is withdrawn.'])
})

test('source maps go to the site alone: they are not published with the files', async () => {
  build('1.3.0+a', { withMaps: ['app.js', 'remote.js'] })
  for (let count = 0; count < 2; count += 1)
    expect(await run()).toContain(
      'chronicle 1.3.0+a: 2 source maps were added, so that errors are shown with their source lines.',
    )
  const stored = await gateway.database.connection.collection('remoteSourceMaps').find({}).sort({ _id: 1 }).toArray()
  expect(stored.map(({ version, file }) => `${version} ${file}`)).toEqual(['1.3.0+a app.js', '1.3.0+a remote.js'])
  expect(JSON.parse(gunzipSync(stored[0]?.content.buffer).toString())).toEqual(mapOf('1.3.0+a'))
  const files = readdirSync(published, { recursive: true }).map(String)
  expect(files.filter((file) => file.includes('source-maps'))).toEqual([])
})

test('a source map that the site refuses is named, and the version is deployed all the same', async () => {
  build('1.4.0+a')
  put(`${maps}/app.js.map`, { version: 2 })
  const lines = await run({ state: 'STABLE' })
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^chronicle 1\.4\.0\+a: The source map of app\.js was not taken: .*source map of at most 16 MB/,
    ),
  )
  expect(lines).toContainEqual(expect.stringMatching(/: 0 source maps were added/))
  expect(lines.at(-1)).toBe('chronicle 1.4.0+a is stable.')
})

test('a version is exempted from withdrawal by the site if the command says so', async () => {
  const isGuarded = async (version: string) => {
    const { data } = await gateway.graphql('{ admin { remotes { versions { version isGuarded } } } }', {}, token)
    const [remote] = data.admin.remotes as { versions: { version: string; isGuarded: boolean }[] }[]
    return remote?.versions.find((each) => each.version === version)?.isGuarded
  }
  build('1.1.0+a')
  await run({ state: 'CANARY', share: 5 })
  expect(await isGuarded('1.1.0+a')).toBe(true)
  await run({ state: 'CANARY', share: 5, isGuarded: false })
  expect(await isGuarded('1.1.0+a')).toBe(false)
})

test('a build whose files differ, are missing, or may not be read at the address is not deployed', async () => {
  build('2.0.0+a')
  await run({ url: `${url}/nowhere` })
  writeFileSync(join(published, 'chronicle/2.0.0-a/app.js'), 'other()')
  rmSync(join(published, 'chronicle/2.0.0-a/remote.js'))
  const at = `${url}/chronicle/2.0.0-a`
  expect(await run()).toEqual([
    `chronicle 2.0.0+a: ${at}/app.js differs from the file of the build.`,
    `chronicle 2.0.0+a: ${at}/remote.js returned 404.`,
  ])
  isOpen = false
  expect(await run({ to: null, url: at })).toEqual([
    expect.stringMatching(/does not let http:.* read it\. Send Access-Control-Allow-Origin/),
  ])
  build('2.1.0+a')
  isOpen = 'manifest'
  expect(await run()).toEqual([
    expect.stringMatching(/\/app\.js does not let http:.* read it\. Send Access-Control-Allow-Origin/),
    expect.stringMatching(/\/remote\.js does not let http:/),
  ])
  build('2.0.0+a')
  expect(await run({ to: null, url: 'http://127.0.0.1:1/x' })).toEqual([
    expect.stringMatching(/^chronicle 2\.0\.0\+a: http:\/\/127\.0\.0\.1:1\/x\/mf-manifest\.json was not reached/),
  ])
})

test('the operations of deployed versions are read with their texts, without those of withdrawn ones', async () => {
  build('1.2.0+a', { operations: ['query ChronicleOld { __typename }'] })
  await run()
  await run({ kind: 'withdraw', version: '1.2.0+a' })
  build('1.2.0+b', { operations: ['query ChronicleNew { __typename }'] })
  await run()
  const sent = await readDeployedOperations(gateway.url, token)
  expect(sent.filter(({ version }) => version.startsWith('1.2'))).toEqual([
    {
      remote: 'chronicle',
      version: '1.2.0+b',
      operations: [{ name: 'ChronicleNew', text: 'query ChronicleNew { __typename }' }],
    },
  ])
  const schema = await readSchema(gateway.url)
  expect(findBrokenOperations(schema, schema, sent)).toEqual([])
})

test('a build with operations that the site lacks is refused with the name of each', async () => {
  build('3.0.0+a', { operations: ['query ChronicleMoon { moon }', 'query ChronicleSun { sun }'] })
  expect((await run()).slice(1)).toEqual([
    expect.stringMatching(/^The operation ChronicleMoon of chronicle 3\.0\.0\+a .*: Cannot query field "moon"/),
    expect.stringMatching(/^The operation ChronicleSun of chronicle 3\.0\.0\+a .*: Cannot query field "sun"/),
  ])
})

test('a token that the site does not accept is refused with what it must be', async () => {
  build('5.0.0+a')
  for (const wrong of ['undefined', await gateway.player()])
    expect((await run({}, wrong)).slice(-2)).toEqual([
      expect.stringMatching(/does not accept the token in SANGUINE_TOKEN: /),
      expect.stringMatching(/^It must be of an admin, with the scope deploy, or deploy:<name> for this remote alone\./),
    ])
})

test('a token for this remote alone deploys it; that of another remote is refused with the scope that it lacks', async () => {
  build('6.0.0+a')
  await gateway.player('Abraham')
  await gateway.database.connection.collection('accounts').updateOne({ name: 'Abraham' }, { $set: { role: 'admin' } })
  gateway.advance(1_000)
  const session = await gateway.login('Abraham')
  const tokenFor = async (remote: string): Promise<string> => {
    const input = { name: 'Pipeline', scopes: [`deploy:${remote}`], password: digestOf('Abraham of Whitby 1893') }
    const document =
      'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret userErrors { code } } }'
    return (await gateway.graphql(document, { input }, session)).data.createPersonalToken.secret
  }
  expect((await run({}, await tokenFor('game'))).at(-2)).toMatch(
    /The access token lacks the scope "deploy:chronicle"\.$/,
  )
  expect((await run({ state: 'STABLE' }, await tokenFor('chronicle'))).at(-1)).toBe('chronicle 6.0.0+a is stable.')
})

test('a build for a newer platform is refused with its module', async () => {
  build('4.0.0+a', { requires: { react: '^20.0.0' } })
  expect((await run()).at(-1)).toMatch(/^chronicle 4\.0\.0\+a .* react \^20\.0\.0 \(19\.3\.1\)/)
})
