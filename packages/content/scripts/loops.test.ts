import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { readPack } from '../src/pack'

const pack = readPack()
const { region, huntingGround, news, enemy, item, premiumPackage } = pack.records
const fileOf = new Map(pack.images.map(({ id, file }) => [id, file]))
const moving = [...region, ...huntingGround, ...news, ...enemy, ...item, ...premiumPackage].filter(
  ({ animatedImageId }) => animatedImageId !== '',
)

interface Loop {
  readonly width: number
  readonly height: number
  readonly frames: readonly Buffer[]
  readonly delays: readonly number[]
  /** number of times it is played; 0 for endless */
  readonly times: number | undefined
}

/** A loop's frames in grey on black, so small that only motion counts and not compression. */
async function readLoop(id: string): Promise<Loop> {
  const read = sharp(fileOf.get(id), { animated: true })
  const { width = 0, pages = 1, pageHeight: height = 0, delay: delays = [], loop: times } = await read.metadata()
  const all = await read.resize({ width: 160 }).flatten({ background: '#000' }).grayscale().raw().toBuffer()
  const size = all.length / pages
  const frames = Array.from({ length: pages }, (_, k) => all.subarray(k * size, (k + 1) * size))
  return { width, height, frames, delays, times }
}

/**
 * The differences between consecutive frames, including from the last to the first: mean difference of the pixels, 0 to
 * 255.
 */
const steps = (frames: readonly Buffer[]) =>
  frames.map((frame, k) => {
    const next = frames[(k + 1) % frames.length] as Buffer
    let sum = 0
    for (let at = 0; at < frame.length; at += 1) sum += Math.abs((frame[at] as number) - (next[at] as number))
    return sum / frame.length
  })

describe('the loops of the pack', () => {
  it('are there for every place, all news, and creatures that are rare', () => {
    for (const record of [...region, ...huntingGround, ...news]) expect(moving).toContain(record)
    expect(moving.filter((one) => enemy.includes(one as never)).length).toBeGreaterThan(20)
  })

  it.each(moving.map((record) => [('header' in record ? record.header : record.name) || record.id, record] as const))(
    '%s: last frame meets first, and its shape is that of its still',
    async (_, { imageId, animatedImageId }) => {
      const { frames, delays, times, width, height } = await readLoop(animatedImageId)
      expect(times).toBe(0)
      expect(frames.length).toBeGreaterThanOrEqual(20)
      expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(2_500)
      const still = await sharp(fileOf.get(imageId)).metadata()
      expect(width / height).toBeCloseTo(still.width / still.height, 1)
      const changes = steps(frames)
      const seam = changes.at(-1) as number
      const others = changes.slice(0, -1)
      expect(Math.min(...others)).toBeGreaterThan(0)
      // The first frame is compressed whole and the others as differences, which alone makes half a shade and more.
      expect(seam).toBeLessThanOrEqual(Math.max(...others) + 0.75)
    },
  )
})
