import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type AnyRecord, checkContent, kindNames, problemLine } from '../src'
import { packFolder, readPack } from '../src/pack'

const pack = readPack()

interface UiPicture {
  readonly file: string
  readonly width: number
  readonly height: number
}

describe('the content pack', () => {
  it('passes every check of content, pictures included', () => {
    const imageIds = new Set(pack.images.map(({ id }) => id))
    expect(checkContent(pack, { imageIds }).map(problemLine)).toEqual([])
  })

  it('is what the sources build', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'build.mjs'), '--check'], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('has for every picture the bytes that its digest names, and a small one that is smaller', () => {
    for (const image of pack.images) {
      expect(createHash('sha256').update(readFileSync(image.file)).digest('hex')).toBe(image.sha256)
      if (image.thumb !== image.file) expect(statSync(image.thumb).size).toBeLessThan(statSync(image.file).size)
    }
  })

  it('lists no picture that no record shows', () => {
    const records = kindNames.flatMap((kind): readonly AnyRecord[] => pack.records[kind])
    const shown = new Set(records.map(({ imageId }) => imageId))
    expect(pack.images.filter(({ id }) => !shown.has(id)).map(({ file }) => file)).toEqual([])
  })

  it('stays light', () => {
    const ui = Object.values(readUiPictures()).map(({ file }) => join(packFolder.art, file))
    const files = new Set([...ui, ...pack.images.flatMap(({ file, thumb }) => [file, thumb])])
    const bytes = [...files].reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThan(12_000_000)
  })

  it('holds the first world: three grounds, all rarities and kinds of creatures', () => {
    const { records } = pack
    expect(records.huntingGround).toHaveLength(3)
    expect(new Set(records.enemy.map(({ enemyRarity }) => enemyRarity)).size).toBe(5)
    expect(new Set(records.enemy.map(({ enemyType }) => enemyType)).size).toBe(6)
    expect(new Set(records.item.map(({ type }) => type)).size).toBe(records.itemType.length)
  })

  it('starts a player armed in the first ground, with bait for twenty hunts and gold for twenty more', () => {
    const { start, records } = pack
    const worn = start.items.filter(({ equipped }) => equipped)
    const item = (id: string) => records.item.find((one) => one.id === id)
    const typeOf = (id: string) => records.itemType.find((type) => type.id === item(id)?.type)?.shortName
    const bait = worn.find(({ itemId }) => typeOf(itemId) === 'bait')
    const ground = records.huntingGround.find(({ id }) => id === start.huntingGroundId)
    expect(worn.some(({ itemId }) => typeOf(itemId) === 'weapon')).toBe(true)
    expect(bait?.amount).toBe(20)
    expect(start.currencies[0]?.value).toBe(20 * (item(bait?.itemId ?? '')?.price[0]?.value ?? 0))
    expect(ground).toMatchObject({ sequence: 1, xpReqired: 0, keyId: '' })
  })
})

const readUiPictures = (): Record<string, UiPicture> =>
  JSON.parse(readFileSync(join(packFolder.art, 'ui.json'), 'utf8'))
