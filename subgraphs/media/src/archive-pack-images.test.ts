import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { catalogue, listContentProblems, packService } from '@sanguine/catalogue'
import { aPack, smallContent, withChange } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import type { App } from '@sanguine/kernel'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import { media } from '.'
import { archivePackImages } from './archive-pack-images'
import { imageModelService } from './media.model'
import { readImage } from './operations/read-image'

const shown = 'f'.repeat(24)
const unseen = 'd'.repeat(24)
const redrawn = 'c'.repeat(24)

let database: TestDatabase
let folder: string
const apps: App[] = []

async function serverWith(ids: readonly string[], { version = 1, content = smallContent() } = {}): Promise<App> {
  const images = ids.map((id) => {
    const [file, thumb] = [join(folder, `${id}.png`), join(folder, `${id}.webp`)]
    writeFileSync(file, `picture ${id}`)
    writeFileSync(thumb, `small ${id}`)
    return { id, file, thumb, contentType: 'image/png', isMoving: false, sha256: id.repeat(3).slice(0, 64) }
  })
  const { app } = testApp()
  app.provide(connectionService, database.connection.useDb(database.connection.name, { useCache: false }))
  app.provide(packService, aPack(content, { images, version }))
  apps.push(app)
  await catalogue.start?.(app)
  await media.start?.(app)
  return app
}

beforeAll(async () => {
  database = await startTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'sanguine-pictures-'))
})
afterAll(async () => {
  for (const app of apps) await app.stop()
  await database.stop()
  rmSync(folder, { recursive: true })
})

const textOf = async (app: App, id: string, thumb = false) =>
  Buffer.from((await readImage(app, id, { thumb })).bytes).toString()

it('an image that content still shows is kept when the pack no longer has it', async () => {
  const first = await serverWith([shown, unseen])
  expect(await Promise.all([archivePackImages(first), archivePackImages(first)])).toEqual(
    expect.arrayContaining([0, 1]),
  )
  expect(await archivePackImages(first)).toBe(0)
  expect(await first.get(imageModelService).distinct('_id')).toEqual([shown])

  const content = withChange(smallContent(), 'enemy', 2, { imageId: redrawn })
  const second = await serverWith([redrawn], { version: 2, content })
  expect(await textOf(second, shown)).toBe(`picture ${shown}`)
  expect(await textOf(second, shown, true)).toBe(`small ${shown}`)
  expect(await textOf(second, redrawn)).toBe(`picture ${redrawn}`)
  await expect(readImage(second, unseen)).rejects.toMatchObject({ status: 404 })
  expect(await archivePackImages(second)).toBe(1)
})

it('a missing image is a finding of the content check, and an archived one is not', async () => {
  const content = withChange(smallContent(), 'enemy', 2, { imageId: 'b'.repeat(24) })
  const app = await serverWith([], { version: 3, content })
  const admin = { accountId: 'a', sessionId: 's', name: '', email: '', patreonType: 0, hasSeenWelcome: true }
  const problems = await listContentProblems(contextFor(app, { ...admin, role: 'admin' }))
  expect(problems.filter(({ message }) => message.en.startsWith('there is no image'))).toMatchObject([
    {
      kind: 'enemy',
      title: 'Wolf',
      field: 'imageId',
      message: { en: `there is no image with the id ${'b'.repeat(24)}` },
    },
  ])
})

it('an unreadable image is logged, does not prevent others, and is archived by the next try', async () => {
  const [broken, sound] = ['7'.repeat(24), '8'.repeat(24)]
  const content = withChange(withChange(smallContent(), 'enemy', 1, { imageId: broken }), 'enemy', 2, {
    imageId: sound,
  })
  const app = await serverWith([broken, sound], { version: 4, content })
  rmSync(join(folder, `${broken}.png`))
  const log = jest.spyOn(app.log, 'error')
  expect(await archivePackImages(app)).toBe(1)
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ image: broken }), expect.any(String))
  expect(await app.get(imageModelService).exists({ _id: broken })).toBeNull()

  writeFileSync(join(folder, `${broken}.png`), 'picture')
  expect(await archivePackImages(app)).toBe(1)
})
