import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { asAdmin, change } from '../src/admin-api'
import { closeWelcome, login, makePlayer } from '../src/api'
import { RemoteTeam, readBuild, rebuild, versionOf } from '../src/remote-team'
import { setStillStage } from '../src/stage'
import { waitUntil } from '../src/wait-until'

const game = join(__dirname, '../../remotes/game')
const built = readBuild(join(game, 'dist'))
const build = rebuild(built)
/** Each script with the source map that the build wrote for it. */
const maps = Object.keys(built).flatMap((name, index) => {
  const map = join(game, 'source-maps', `${name}.map`)
  return existsSync(map) ? [{ file: String(Object.keys(build)[index]), map: readFileSync(map) }] : []
})
const team = new RemoteTeam(build)
beforeAll(() => team.start())
afterAll(() => team.stop())

const stage = setStillStage()

/** A call by a name of the same length that no list has, so that the source map stays true. */
const misspell = (script: string): string => script.replaceAll('.toSorted(', '.toSorteX(')

/** A handler that throws, in a line that the source map does not know. */
const planted = "addEventListener('click', () => { null.lift() })"

test('a line that throws in the browser of a player is shown to the admin, with the source around it', async () => {
  const { site } = stage
  const version = versionOf(build)
  team.deploy(build, [
    [/^app\..*\.js$/, (script) => `${misspell(script)}\n${planted}`],
    [/\.js$/, misspell],
  ])
  await change(site, 'deployRemote', {
    remote: 'game',
    address: team.manifestUrl,
    manifest: String(build['mf-manifest.json']),
    files: maps.map(({ file: path }) => ({ path, integrity: `sha384-${'a'.repeat(64)}` })),
    documents: [],
  })
  await change(site, 'setRemoteState', { remote: 'game', version, state: 'STABLE' })
  const admin = await login(site, 'admin', site.adminPassword)
  const address = `${site.url}/remotes/game/versions/${encodeURIComponent(version)}/source-maps`
  const headers = { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/gzip' }
  for (const { file, map } of maps) {
    const body = new Uint8Array(gzipSync(map))
    expect((await fetch(`${address}/${file}`, { method: 'PUT', headers, body })).status).toBe(204)
  }

  const token = await makePlayer(site, 'Bersicker')
  await closeWelcome(site, token)
  const player = await stage.visit({ token })
  player.forgive(/toSorteX is not a function|remote "game"|reading 'lift'/)
  await player.page.goto(`${site.url}/weaponmaster`)
  await player.page.getByRole('button', { name: 'Retry' }).waitFor()
  // The game is of another origin, whose errors browsers hide unless its scripts were requested by CORS.
  await player.page.mouse.click(700, 600)
  interface Found {
    readonly admin: { readonly remoteBuild: { readonly errors: readonly { readonly origin: string }[] } }
  }
  const document = 'query ($v: String!) { admin { remoteBuild(remote: "game", version: $v) { errors { origin } } } }'
  await waitUntil('reports of the errors', async () => {
    const { errors } = (await asAdmin<Found>(site, document, { v: version })).admin.remoteBuild
    return ['EVENT', 'RENDER'].every((origin) => errors.some((error) => error.origin === origin))
  })

  const { page } = await stage.visit({ token: admin })
  await page.goto(`${site.url}/admin/remotes`)
  await page.getByRole('link', { name: `Errors of game ${version}` }).click()
  await page
    .getByRole('heading', { name: /^TypeError remotes\/game\/src\/.*:\d+:\d+$/ })
    .first()
    .waitFor()
  await page.getByText('The handler of an event, or a timer, threw.').waitFor()
  await page.locator('mark', { hasText: '.toSorted(' }).first().waitFor()
})
