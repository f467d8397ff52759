import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { auditModelService, listAuditEntries } from '@sanguine/audit'
import { catalogue, packService } from '@sanguine/catalogue'
import { aPack, smallContent, testId, withChange } from '@sanguine/content/testing'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { runQuery } from '@sanguine/gateway/testing'
import type { Role } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import sharp from 'sharp'
import { maxImageBytes, media, readEnemyImage, readImage, uploadImage } from '..'
import { detectMediaType } from '../detect-media-type'
import { imageModelService } from '../media.model'
import { anMp4, cameraPlace } from '../testing/a-video'
import { describeImage } from './describe-image'

const png = (background: string, width = 320) =>
  sharp({ create: { width, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const video = anMp4()
const [packId, smallId] = ['f'.repeat(24), 'd'.repeat(24)]

let running: TestAppWithDatabase
let folder: string
let packed: Buffer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-art-'))
  packed = await png('green')
  const [file, thumb] = [join(folder, 'ghoul.png'), join(folder, 'ghoul.thumb.webp')]
  writeFileSync(file, packed)
  writeFileSync(thumb, 'small')
  running = await testAppWithDatabase()
  const about = { contentType: 'image/png', isMoving: false, sha256: sha256(packed) }
  const images = [
    { id: packId, file, thumb, ...about },
    { id: smallId, file, thumb: file, ...about, sha256: '0'.repeat(64) },
  ]
  const content = withChange(smallContent(), 'enemy', 2, { imageId: '', animatedImageId: '' })
  running.app.provide(packService, aPack(content, { images }))
  await catalogue.start?.(running.app)
  await media.start?.(running.app)
})

afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true })
})

const callBy = (role: Role) =>
  contextFor(running.app, {
    accountId: 'a'.repeat(24),
    sessionId: 's',
    name: role,
    email: 'x@example.org',
    role,
    hasSeenWelcome: true,
    patreonType: 0,
  })

const upload = (bytes: Uint8Array) => uploadImage(callBy('admin'), { bytes })

describe('uploadImage', () => {
  it('stores an image and its thumbnail', async () => {
    const bytes = await png('red')
    const { id, ...about } = await upload(bytes)
    expect(about).toEqual({ contentType: 'image/png', bytes: bytes.byteLength })
    const whole = await readImage(running.app, id)
    expect(Buffer.compare(whole.bytes, bytes)).toBe(0)
    expect(whole).toMatchObject({ contentType: 'image/png', isImmutable: true })
    const small = await readImage(running.app, id, { thumb: true })
    expect(small).toMatchObject({ contentType: 'image/webp', isImmutable: true })
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 160, height: 100 })
    expect(small.etag).not.toBe(whole.etag)
  })

  it('stores the same content once, however often it is sent', async () => {
    const bytes = await png('blue')
    const sent = await Promise.all([upload(bytes), upload(bytes), upload(bytes)])
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await running.app.get(imageModelService).countDocuments({ sha256: sha256(bytes) })).toBe(1)
  })

  it('is in the audit log once for each new image, and stores both or none', async () => {
    const bytes = await png('purple')
    const { id } = await upload(bytes)
    await upload(bytes)
    await upload(packed)
    const historyOf = async (subjectId: string) => (await listAuditEntries(callBy('editor'), { subjectId })).entries
    expect(await historyOf(id)).toMatchObject([
      {
        action: 'create',
        actor: { name: 'admin', role: 'admin' },
        subject: { type: 'image', id, title: 'image/png' },
        changes: [
          { field: 'contentType', after: '"image/png"' },
          { field: 'size', after: String(bytes.byteLength) },
        ],
        states: null,
      },
    ])
    expect(await historyOf(packId)).toEqual([])
    const entries = jest.spyOn(running.app.get(auditModelService).collection, 'insertMany')
    entries.mockRejectedValueOnce(new Error('disk full'))
    const other = await png('orange')
    await expect(upload(other)).rejects.toThrow('disk full')
    expect(await running.app.get(imageModelService).countDocuments({ sha256: sha256(other) })).toBe(0)
    entries.mockRestore()
  })

  it('returns the id of the pack for an image of the pack', async () => {
    expect((await upload(packed)).id).toBe(packId)
    expect(await running.app.get(imageModelService).countDocuments({ sha256: sha256(packed) })).toBe(0)
  })

  it('stores a video, which is its own thumbnail', async () => {
    const { id, contentType } = await upload(video)
    expect(contentType).toBe('video/mp4')
    const small = await readImage(running.app, id, { thumb: true })
    expect(small).toEqual(await readImage(running.app, id))
    expect(small.contentType).toBe('video/mp4')
  })

  it('removes place and camera from an image or video, and turns the image upright', async () => {
    const photo = await sharp(await png('teal'))
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera of Mina' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { id } = await upload(photo)
    expect((await upload(photo)).id).toBe(id)
    const { bytes } = await readImage(running.app, id)
    const { exif, width, height } = await sharp(bytes).metadata()
    expect({ exif, width, height }).toEqual({ width: 200, height: 320 })
    expect(await describeImage(contextFor(running.app), id)).toMatchObject({ width: 200, height: 320 })
    const film = await readImage(running.app, (await upload(video)).id)
    expect([video.includes(cameraPlace), Buffer.from(film.bytes).includes(cameraPlace)]).toEqual([true, false])
  })

  it.each([
    ['a drawing that can carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a page', Buffer.from('<!doctype html><script>'), 415],
    ['a broken picture', Buffer.from('\x89PNG\r\n\x1a\n and nothing', 'latin1'), 415],
    ['the first bytes of a video', Buffer.from('\x00\x00\x00\x18ftypisom and frames', 'latin1'), 415],
    ['nothing', Buffer.alloc(0), 400],
    ['too much', Buffer.alloc(maxImageBytes + 1), 413],
  ])('refuses %s', async (_, bytes, status) => {
    await expect(upload(bytes)).rejects.toMatchObject({ status, details: { field: 'files' } })
  })

  it('is for editors and admins', async () => {
    await expect(uploadImage(callBy('support'), { bytes: video })).rejects.toMatchObject({ status: 403 })
    await expect(uploadImage(callBy('user'), { bytes: video })).rejects.toMatchObject({ status: 403 })
    await expect(uploadImage(contextFor(running.app), { bytes: video })).rejects.toMatchObject({ status: 401 })
  })
})

describe('readImage', () => {
  it('serves the pack from its files', async () => {
    expect(Buffer.compare((await readImage(running.app, packId)).bytes, packed)).toBe(0)
    const small = await readImage(running.app, packId, { thumb: true })
    expect(Buffer.from(small.bytes).toString()).toBe('small')
    expect(small.contentType).toBe('image/webp')
  })

  it('serves a small image of the pack as its own thumbnail', async () => {
    const small = await readImage(running.app, smallId, { thumb: true })
    expect(detectMediaType(small.bytes)).toBe('image/png')
    expect(small.contentType).toBe('image/png')
  })

  it('refuses an unknown image', async () => {
    const missing = { status: 404, message: 'There is no such image.' }
    await expect(readImage(running.app, 'e'.repeat(24))).rejects.toMatchObject(missing)
    await expect(readImage(running.app, 'e'.repeat(24), { thumb: true })).rejects.toMatchObject(missing)
    await expect(readImage(running.app, '../../etc/passwd')).rejects.toMatchObject({ status: 400 })
  })
})

describe('readEnemyImage', () => {
  it("accepts the enemy's id, whose image can change, or the image's id", async () => {
    const byEnemy = await readEnemyImage(running.app, testId('enemy', 1))
    expect(Buffer.compare(byEnemy.bytes, packed)).toBe(0)
    expect(byEnemy.isImmutable).toBe(false)
    expect((await readEnemyImage(running.app, packId)).isImmutable).toBe(true)
    const small = await readEnemyImage(running.app, testId('enemy', 1), { thumb: true })
    expect(Buffer.from(small.bytes).toString()).toBe('small')
  })

  it('refuses an enemy without an image, and an unknown id', async () => {
    await expect(readEnemyImage(running.app, testId('enemy', 2))).rejects.toMatchObject({ status: 404 })
    await expect(readEnemyImage(running.app, 'e'.repeat(24))).rejects.toMatchObject({ status: 404 })
  })
})

describe('describeImage', () => {
  it('returns type and size in pixels of uploaded and packed images', async () => {
    const { id } = await upload(video)
    const context = contextFor(running.app)
    expect(await describeImage(context, id)).toEqual({ contentType: 'video/mp4', width: null, height: null })
    const described = { contentType: 'image/png', width: 320, height: 200 }
    expect(await describeImage(context, packId)).toEqual(described)
    expect(await describeImage(context, packId)).toEqual(described)
    await expect(describeImage(context, 'e'.repeat(24))).rejects.toMatchObject({ kind: 'notFound' })
  })
})

describe('Query.image', () => {
  const ask = (id: string) =>
    runQuery(running.app, null, `{ image(id: "${id}") { id url thumbnailUrl animatedUrl contentType width height } }`)

  it('is open to visitors, and null for an unknown image', async () => {
    expect(await ask(packId)).toEqual({
      image: {
        id: packId,
        url: `/api/image/${packId}`,
        thumbnailUrl: `/api/image/thumb/${packId}`,
        animatedUrl: null,
        contentType: 'image/png',
        width: 320,
        height: 200,
      },
    })
    expect(await ask('e'.repeat(24))).toEqual({ image: null })
    await expect(ask('moon')).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'id' } })
  })
})
