import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { auditModelService } from '@sanguine/audit'
import { collectionsService, isPersonal } from '@sanguine/kernel'
import { remoteRegistryService } from '@sanguine/remotes'
import { startTestGateway, type TestGateway } from '../testing'

const root = mkdtempSync(join(tmpdir(), 'sanguine-deploy-tokens-'))
const text = { en: 'Page', de: 'Seite' }

interface Reach {
  readonly paths: readonly string[]
  readonly roles?: readonly string[]
}

const describeRemote = (reach: readonly Reach[], fields: object = {}) => ({
  title: text,
  lost: text,
  reach,
  pages: reach.flatMap(({ paths }) => paths).filter((path) => !/[*:]/.test(path)),
  ...fields,
})

/** The remotes of the site without deployments. */
const own = {
  game: describeRemote([
    { paths: ['/hunt', '/town/:merchant'], roles: ['user', 'admin'] },
    { paths: ['/hunt', '/town/*'] },
  ]),
  admin: describeRemote([{ paths: ['/cms/*'], roles: ['admin'] }]),
  visitor: describeRemote([{ paths: ['/', '/*'] }], { hasLogin: true }),
}

const manifestOf = (version: string, description: object) => ({
  metaData: {
    globalName: `sanguine_${version}`,
    buildInfo: { buildVersion: version },
    remoteEntry: { name: 'remote.js' },
    requires: {},
    description,
  },
  exposes: [{ name: 'app', assets: { js: { sync: [] }, css: { sync: [] } } }],
})

function put(path: string, content: unknown): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

let gateway: TestGateway
/** the session of the admin */
let session: string

beforeAll(async () => {
  put('host/dist/index.html', '<head><!--site--></head>')
  for (const [name, description] of Object.entries(own)) put(`remotes/${name}/remote.json`, description)
  gateway = await startTestGateway({ siteRoot: root })
  await gateway.player('Abraham')
  await gateway.database.connection.collection('accounts').updateOne({ name: 'Abraham' }, { $set: { role: 'admin' } })
  gateway.advance(1_000)
  session = await gateway.login('Abraham')
})
beforeEach(async () => {
  for (const name of ['remoteVersions', 'auditEntries', 'personalTokens'])
    await gateway.database.connection.collection(name).deleteMany({})
  await gateway.database.connection.collection('remoteRevisions').updateMany({}, { $inc: { revision: 1 } })
  await gateway.app.get(remoteRegistryService).refresh()
})
afterAll(async () => {
  await gateway.stop()
  rmSync(root, { recursive: true })
})

const password = digestOf('Abraham of Whitby 1893')

async function createToken(
  scopes: readonly string[],
): Promise<{ secret: string; token: { id: string; scopes: string[] } }> {
  const { data } = await gateway.graphql(
    `mutation ($input: CreatePersonalTokenInput!) {
      createPersonalToken(input: $input) { secret token { id scopes } userErrors { code } }
    }`,
    { input: { name: 'CI of the CMS', scopes, password } },
    session,
  )
  expect(data.createPersonalToken.userErrors).toEqual([])
  return data.createPersonalToken
}

/** The payload of a mutation, or the code and scope of the error that refused it. */
async function mutate(name: string, fields: string, input: object, token: string) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const { data, errors } = await gateway.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} userErrors { code message } } }`,
    { input },
    token,
  )
  const [error] = errors ?? []
  return error ? { code: error.extensions.code, scope: error.extensions.scope } : data[name]
}

const deploy = (remote: string, token: string, version = '1.0.0+a', description: object = own.admin) =>
  mutate(
    'deployRemote',
    'version { state }',
    {
      remote,
      address: `https://cdn.example/${remote}/${version}/mf-manifest.json`,
      manifest: JSON.stringify(manifestOf(version, description)),
      files: [],
      documents: [],
    },
    token,
  )
const setState = (remote: string, state: string, token: string, version = '1.0.0+a', share: number | null = null) =>
  mutate('setRemoteState', 'version { state }', { remote, version, state, share }, token)
const rollBack = (remote: string, token: string, version = '1.0.0+a') =>
  mutate('rollBackRemote', 'withdrawn { state }', { remote, version }, token)
const addDocuments = (remote: string, token: string) =>
  mutate('addRemoteDocuments', 'hashes', { remote, texts: ['query AdminMe { __typename }'] }, token)

describe('a token for the remote admin', () => {
  test('adds documents, deploys, changes the state and the share, withdraws and rolls back this one', async () => {
    const { secret } = await createToken(['deploy:admin'])
    expect(await addDocuments('admin', secret)).toMatchObject({ hashes: [expect.any(String)], userErrors: [] })
    expect(await deploy('admin', secret)).toMatchObject({ version: { state: 'PREVIEW' }, userErrors: [] })
    expect(await setState('admin', 'CANARY', secret, '1.0.0+a', 5)).toMatchObject({ version: { state: 'CANARY' } })
    expect(await setState('admin', 'WITHDRAWN', secret)).toMatchObject({ version: { state: 'WITHDRAWN' } })
    expect(await setState('admin', 'STABLE', secret)).toMatchObject({ version: { state: 'STABLE' }, userErrors: [] })
    expect(await rollBack('admin', secret)).toMatchObject({ withdrawn: { state: 'WITHDRAWN' }, userErrors: [] })
  })

  test('is refused by every change of another remote, which stays as it is', async () => {
    await deploy('game', session, '1.0.0+a', own.game)
    await setState('game', 'STABLE', session)
    const { secret } = await createToken(['deploy:admin', 'deploy:visitor'])
    const refused = { code: 'INSUFFICIENT_SCOPE', scope: 'deploy:game' }
    expect([
      await addDocuments('game', secret),
      await deploy('game', secret, '1.0.1+b', own.game),
      await setState('game', 'CANARY', secret, '1.0.0+a', 5),
      await setState('game', 'WITHDRAWN', secret),
      await rollBack('game', secret),
    ]).toEqual([refused, refused, refused, refused, refused])
    const rows = await gateway.database.connection.collection('remoteVersions').find().toArray()
    expect(rows).toMatchObject([{ remote: 'game', version: '1.0.0+a', state: 'stable' }])
  })

  test('keeps its remotes when it is rotated, and shows them in the list', async () => {
    const { token } = await createToken(['deploy:game', 'deploy:admin', 'read'])
    expect(token.scopes).toEqual(['read', 'deploy:admin', 'deploy:game'])
    const { data } = await gateway.graphql(
      `mutation ($input: RotatePersonalTokenInput!) {
        rotatePersonalToken(input: $input) { secret token { scopes } userErrors { code } }
      }`,
      { input: { id: token.id, password } },
      session,
    )
    const { secret, token: rotated } = data.rotatePersonalToken
    expect(rotated.scopes).toEqual(token.scopes)
    expect(await setState('visitor', 'STABLE', secret)).toEqual({
      code: 'INSUFFICIENT_SCOPE',
      scope: 'deploy:visitor',
    })
  })

  test.each<readonly [title: string, description: object, taken: RegExp]>([
    [
      'a page of the game for other roles',
      describeRemote([...own.admin.reach, { paths: ['/hunt'], roles: ['user'] }]),
      /: \/hunt \(game\)$/,
    ],
    [
      'a page in a folder of the game',
      describeRemote([...own.admin.reach, { paths: ['/town/bank'] }]),
      /: \/town\/bank \(game\)$/,
    ],
    [
      'a folder with pages of the game',
      describeRemote([...own.admin.reach, { paths: ['/:any/*'] }]),
      /\/:any\/\* \(game\)/,
    ],
    ['the whole site', describeRemote([...own.admin.reach, { paths: ['/*'], roles: ['user'] }]), /\/\* \(game\)/],
    ['the home page', describeRemote([...own.admin.reach, { paths: ['/'], roles: ['user'] }]), /\/ \(visitor\)/],
    ['the login form', { ...own.admin, hasLogin: true }, /: hasLogin \(visitor\)$/],
  ])('does not deploy a build that takes %s', async (_title, description, message) => {
    const { secret } = await createToken(['deploy:admin'])
    const refused = { userErrors: [{ code: 'TAKES_FROM_OTHERS', message: expect.stringMatching(message) }] }
    expect(await deploy('admin', secret, '1.0.0+a', description)).toMatchObject(refused)
    // An admin deploys it, and the token does not make it stable either.
    expect(await deploy('admin', session, '1.0.0+a', description)).toMatchObject({ userErrors: [] })
    expect(await setState('admin', 'STABLE', secret)).toMatchObject(refused)
  })

  test('deploys new pages that no other remote has', async () => {
    const { secret } = await createToken(['deploy:admin'])
    const description = describeRemote([...own.admin.reach, { paths: ['/reports', '/reports/:year'] }])
    expect(await deploy('admin', secret, '1.0.0+a', description)).toMatchObject({ userErrors: [] })
    expect(await setState('admin', 'STABLE', secret)).toMatchObject({ userErrors: [] })
  })
})

test('a token for all remotes, as those from before, deploys each, also with pages of another', async () => {
  const { secret } = await createToken(['deploy', 'deploy:admin'])
  const description = describeRemote([{ paths: ['/hunt'], roles: ['user'] }])
  expect(await deploy('game', secret, '1.0.0+a', own.game)).toMatchObject({ userErrors: [] })
  expect(await deploy('admin', secret, '1.0.0+a', description)).toMatchObject({ userErrors: [] })
})

test('the audit log names the token of a change, and no token for a change by a person', async () => {
  const { secret, token } = await createToken(['deploy:admin'])
  await deploy('admin', secret)
  await setState('admin', 'STABLE', session)
  const { data } = await gateway.graphql(
    '{ admin { auditLog(subjectType: REMOTE) { nodes { action actor { name } token { tokenId name } } } } }',
    {},
    session,
  )
  expect(data.admin.auditLog.nodes).toEqual([
    { action: 'UPDATE', actor: { name: 'Abraham' }, token: null },
    { action: 'CREATE', actor: { name: 'Abraham' }, token: { tokenId: token.id, name: 'CI of the CMS' } },
  ])
  const collection = gateway.app.get(collectionsService).find(({ name }) => name === 'auditEntries')
  const [entry] = await gateway.app.get(auditModelService).find({ action: 'create' }).lean()
  const accountId = entry?.actor?.accountId ?? ''
  if (!collection || !isPersonal(collection)) throw new Error('The audit log has no data of persons.')
  const exported: object[] = []
  for await (const row of collection.read(gateway.app, accountId)) exported.push(row)
  expect(exported).toContainEqual(expect.objectContaining({ action: 'create', token: 'CI of the CMS' }))
  await collection.erase?.(gateway.app, accountId)
  const rows = await gateway.app.get(auditModelService).find({}).lean()
  expect(JSON.stringify(rows)).not.toContain('CI of the CMS')
})

test('the names of all remotes are listed, also of one that only has a preview', async () => {
  const { secret } = await createToken(['deploy:diary'])
  expect(await deploy('diary', secret, '1.0.0+a', describeRemote([{ paths: ['/diary'] }]))).toMatchObject({
    userErrors: [],
  })
  const { data } = await gateway.graphql('{ admin { remoteNames } }', {}, secret)
  expect(data.admin.remoteNames).toEqual(['admin', 'diary', 'game', 'visitor'])
})
