import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { duplicateKeyCode } from '@sanguine/db'
import { catalogueApp } from '../testing'
import { contentModelsService, versionId } from './content.model'
import { installPack } from './install-pack'

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp()
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => running.stop())

const models = () => running.app.get(contentModelsService)
const failing = (error: Error) => jest.spyOn(models().packs.collection, 'insertOne').mockRejectedValueOnce(error)

describe('the content pack', () => {
  it('is not installed again if another server installed it in the meantime', async () => {
    const { version } = models()
    jest.spyOn(version, 'exists').mockImplementationOnce(() => version.findOne().where({ version: 0 }) as never)
    const create = jest.spyOn(version, 'create')
    expect(await installPack(running.app)).toBe(false)
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('does not count as installed if two of its documents have the same key', async () => {
    await running.database.drop()
    failing(Object.assign(new Error('E11000 duplicate key'), { code: duplicateKeyCode }))
    await expect(installPack(running.app)).rejects.toThrow('E11000')
    expect(await models().version.exists({ _id: versionId })).toBeNull()
  })

  it('that cannot be written is an error, and is installed by the next try', async () => {
    await running.database.drop()
    failing(new Error('no primary'))
    await expect(installPack(running.app)).rejects.toThrow('no primary')
    expect(await installPack(running.app)).toBe(true)
  })
})
