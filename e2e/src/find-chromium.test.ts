import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

const run = promisify(execFile)

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(process.env.TEST_FOLDER ?? '/tmp', 'chromium-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

async function find(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { CHROMIUM_PATH: _, ...others } = process.env
  const { stdout } = await run(process.execPath, [join(__dirname, 'find-chromium.mjs'), folder], {
    env: { ...others, ...env },
  })
  return stdout
}

test('the one that is named is taken', async () => {
  expect(await find({ CHROMIUM_PATH: '/opt/another/chromium' })).toBe('/opt/another/chromium')
  expect(readdirSync(folder)).toEqual([])
})

test('whoever asks while others unpack it gets one that runs', async () => {
  const versions = await Promise.all(
    Array.from({ length: 3 }, async () => (await run(await find(), ['--version'])).stdout),
  )
  expect(versions).toEqual(Array(3).fill(expect.stringMatching(/^(Chromium|Google Chrome) [\d.]+/)))
  expect(readdirSync(folder)).toHaveLength(1)
})

test('one that does not run is not taken', async () => {
  await find()
  const [version = ''] = readdirSync(folder)
  writeFileSync(join(folder, version, 'chromium'), 'no program')
  const found = await find().catch(({ stderr }) => stderr)
  expect(found).toMatch(/^\/usr\/bin\/|No Chromium runs here\. Name one in CHROMIUM_PATH\./)
})
