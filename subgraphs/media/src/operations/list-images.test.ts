import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { catalogue, packService, updateRecord } from '@sanguine/catalogue'
import { aPack, smallContent, testId, withChange } from '@sanguine/content/testing'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { runQuery } from '@sanguine/gateway/testing'
import type { Role, Viewer } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import sharp from 'sharp'
import { archivePackImages, media, uploadImage } from '..'
import { imageModelService } from '../media.model'
import { anMp4 } from '../testing/a-video'
import { type ListImagesInput, listImages } from './list-images'

const [wolfId, loopId, spareId] = ['1'.repeat(24), '2'.repeat(24), '3'.repeat(24)]
const mp4 = anMp4()

let running: TestAppWithDatabase
let folder: string
/** ids in the order of their upload */
const uploaded: { red: string; green: string; video: string } = { red: '', green: '', video: '' }

const png = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

const loop = async () => {
  const frames = await Promise.all([png('red'), png('blue')])
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

const viewerOf = (role: Role): Viewer => ({
  accountId: 'a'.repeat(24),
  sessionId: 's',
  name: role,
  email: 'x@example.org',
  role,
  hasSeenWelcome: true,
  patreonType: 0,
})

const list = (input?: ListImagesInput, role: Role = 'editor') =>
  listImages(contextFor(running.app, viewerOf(role)), input)

const idsOf = async (input?: ListImagesInput) => (await list(input)).nodes.map(({ id }) => id)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-list-'))
  const files: [string, Buffer][] = [
    [wolfId, await png('gray')],
    [loopId, await loop()],
    [
      spareId,
      await sharp(await png('white'))
        .webp()
        .toBuffer(),
    ],
  ]
  const images = files.map(([id, bytes]) => {
    const file = join(folder, id)
    writeFileSync(file, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const contentType = id === wolfId ? 'image/png' : 'image/webp'
    return { id, file, thumb: file, contentType, isMoving: id === loopId, sha256 }
  })
  running = await testAppWithDatabase()
  const content = withChange(smallContent(), 'enemy', 2, { imageId: wolfId, animatedImageId: loopId })
  running.app.provide(packService, aPack(content, { images }))
  await catalogue.start?.(running.app)
  await media.start?.(running.app)
  await archivePackImages(running.app)
  const context = contextFor(running.app, viewerOf('admin'))
  for (const [name, bytes] of [
    ['red', await png('red')],
    ['green', await png('green')],
    ['video', mp4],
  ] as const) {
    uploaded[name] = (await uploadImage(context, { bytes })).id
    running.clock.advance(1000)
  }
})

afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true })
})

describe('the list of images', () => {
  it('has uploaded ones, the latest first, then each of the pack once', async () => {
    const { red, green, video } = uploaded
    expect(await idsOf()).toEqual([video, green, red, wolfId, loopId, spareId])
    expect(await list()).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: false, hasPreviousPage: false } })
    expect((await list()).nodes[2]).toMatchObject({
      contentType: 'image/png',
      uploadedAt: expect.any(Number),
      titles: [],
    })
    expect((await list()).nodes[3]).toMatchObject({ contentType: 'image/png', uploadedAt: null, titles: ['Wolf'] })
  })

  it.each([1, 2, 3, 4, 5])('is read in pages without gaps, %s a page', async (first) => {
    const read: string[] = []
    let after: string | null = null
    do {
      const { nodes, pageInfo, totalCount } = await list({ first, after })
      expect(totalCount).toBe(6)
      expect(pageInfo.hasPreviousPage).toBe(after !== null)
      read.push(...nodes.map(({ id }) => id))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null)
    expect(read).toEqual(await idsOf())
  })

  it('sorts images of one time by their ids', async () => {
    const images = running.app.get(imageModelService)
    const before = await images.find({}, { uploadedAt: 1 }).lean()
    await images.updateMany({}, { uploadedAt: new Date(0) })
    const all = await idsOf()
    expect(all.slice(0, 3)).toEqual(Object.values(uploaded).sort().reverse())
    const first = await list({ first: 2 })
    expect(await idsOf({ after: first.pageInfo.endCursor })).toEqual(all.slice(2))
    for (const { _id, uploadedAt } of before) await images.updateOne({ _id }, { uploadedAt })
  })

  it('has 24 images a page by default', async () => {
    const images = running.app.get(imageModelService)
    const _ids = Array.from({ length: 25 }, (_, index) => String(index).padStart(24, 'e'))
    const image = { sha256: '', contentType: 'image/png', size: 1, data: Buffer.from('x'), thumb: null, uploadedBy: '' }
    await images.create(_ids.map((_id) => ({ _id, ...image, uploadedAt: new Date(0) })))
    const { nodes, pageInfo } = await list()
    expect(nodes).toHaveLength(24)
    expect(pageInfo.hasNextPage).toBe(true)
    for (const _id of _ids) await images.deleteOne({ _id })
  })

  it('can have moving images alone, or others alone', async () => {
    const { red, green, video } = uploaded
    expect(await idsOf({ isMoving: true })).toEqual([video, loopId])
    expect(await idsOf({ isMoving: false })).toEqual([green, red, wolfId, spareId])
    expect(await list({ isMoving: true })).toMatchObject({ totalCount: 2 })
  })

  it('includes an image with unknown motion wherever its type fits', async () => {
    const images = running.app.get(imageModelService)
    const _id = 'c'.repeat(24)
    const about = { sha256: '', size: 1, data: Buffer.from('x'), thumb: null, uploadedBy: '' }
    await images.create([{ _id, ...about, contentType: 'image/webp', uploadedAt: new Date(0) }])
    expect(await idsOf({ isMoving: true })).toContain(_id)
    expect(await idsOf({ isMoving: false })).toContain(_id)
    await images.deleteOne({ _id })
  })

  it('can be searched by the current titles of records that show an image, and by id', async () => {
    expect(await idsOf({ search: ' WOL ' })).toEqual([wolfId, loopId])
    expect(await list({ search: 'wolf', isMoving: true })).toMatchObject({ totalCount: 1 })
    expect(await idsOf({ search: uploaded.red.toUpperCase() })).toEqual([uploaded.red])
    expect(await idsOf({ search: '.*' })).toEqual([])
    await updateRecord(contextFor(running.app, viewerOf('admin')), 'enemy', {
      id: testId('enemy', 1),
      input: { imageId: uploaded.green },
      missingFields: 'keep',
    })
    const [{ titles = [] } = {}] = (await list({ search: uploaded.green })).nodes
    expect(titles).toHaveLength(1)
    expect(await idsOf({ search: titles[0] })).toEqual([uploaded.green])
  })

  it.each([
    ['no image', { first: 0 }, 'first'],
    ['too many images', { first: 101 }, 'first'],
    ['a cursor of something else', { after: 'moon' }, 'after'],
    ['a cursor with an operator', { after: Buffer.from('["uploaded",{"$gt":0},"x"]').toString('base64url') }, 'after'],
    ['a search without end', { search: 'x'.repeat(201) }, 'search'],
  ])('refuses %s', async (_, input, field) => {
    await expect(list(input)).rejects.toMatchObject({ kind: 'invalidInput', details: { field } })
  })

  it('is for accounts that may edit content', async () => {
    await expect(list({}, 'support')).rejects.toMatchObject({ status: 403 })
    await expect(list({}, 'user')).rejects.toMatchObject({ status: 403 })
    await expect(listImages(contextFor(running.app))).rejects.toMatchObject({ status: 401 })
  })

  it('can be read through GraphQL', async () => {
    const query = `{ admin { images(first: 1, search: "wolf") {
      totalCount edges { cursor node { contentType } } nodes { image { id thumbnailUrl } uploadedAt titles } pageInfo { hasNextPage }
    } } }`
    expect(await runQuery(running.app, viewerOf('editor'), query)).toEqual({
      admin: {
        images: {
          totalCount: 2,
          edges: [{ cursor: expect.any(String), node: { contentType: 'image/png' } }],
          nodes: [
            { image: { id: wolfId, thumbnailUrl: `/api/image/thumb/${wolfId}` }, uploadedAt: null, titles: ['Wolf'] },
          ],
          pageInfo: { hasNextPage: true },
        },
      },
    })
  })
})
