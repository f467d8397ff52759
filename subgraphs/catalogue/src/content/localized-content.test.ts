import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { tieTranslation } from '@sanguine/content'
import { smallContent, testId } from '@sanguine/content/testing'
import { createRecord, updateRecord } from '../operations/change-record'
import { deleteRecord } from '../operations/delete-record'
import { readPackage } from '../operations/read-package'
import { readRecord } from '../operations/read-record'
import { callBy, catalogueApp } from '../testing'
import { contentModelsService } from './content.model'
import { installPack } from './install-pack'
import { releaseFor, releaseService } from './release-cache'

const [blade, sewers] = [testId('item', 1), testId('huntingGround', 2)]
const german = { [blade]: { name: 'Rostige Klinge' }, [sewers]: { name: 'Kanäle' } }
const content = smallContent()

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp(content, { de: tieTranslation(content.records, german) })
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.database.drop()
  await installPack(running.app)
  await running.app.get(releaseService).latest()
})

const admin = () => callBy(running.app)
const inGerman = () => releaseFor({ app: running.app, language: 'de' })
const nameOf = (id: string) => inGerman().items.get(id)?.name

describe('content in another language', () => {
  it('is loaded with the first release, beside the original', () => {
    expect(nameOf(blade)).toBe('Rostige Klinge')
    expect(inGerman().grounds.get(sewers)?.name).toBe('Kanäle')
    expect(inGerman().items.get(testId('item', 2))?.name).toBe('Carrion')
    expect(releaseFor({ app: running.app, language: 'en' })).toBe(running.app.get(releaseService).current())
  })

  it('is the same object until the content changes', async () => {
    const before = inGerman()
    expect(inGerman()).toBe(before)
    await createRecord(admin(), 'item', { name: 'Rope' })
    expect(inGerman()).not.toBe(before)
    expect(nameOf(blade)).toBe('Rostige Klinge')
  })

  it('is replaced by an edited original, and returns with the old one', async () => {
    const { revision: _, ...record } = await readRecord(admin(), 'item', blade)
    await updateRecord(admin(), 'item', { id: blade, input: { ...record, name: 'Sharp Blade' } })
    expect(nameOf(blade)).toBe('Sharp Blade')
    await updateRecord(admin(), 'item', { id: blade, input: { ...record, requiredXp: 7 } })
    expect(nameOf(blade)).toBe('Rostige Klinge')
  })

  it('is deleted with its record', async () => {
    const { translations } = running.app.get(contentModelsService)
    await deleteRecord(admin(), 'huntingTable', { id: testId('huntingTable', 2) })
    await deleteRecord(admin(), 'huntingGround', { id: sewers })
    expect((await translations.findById('de').lean())?.texts).toEqual({ [blade]: { name: expect.anything() } })
  })

  it('is shown to players for a package, and the original to admins', async () => {
    const translations = [{ language: 'de', field: 'name', text: 'Truhe' }]
    const { id } = await createRecord(admin(), 'premiumPackage', { name: 'Chest', isVisible: true }, translations)
    const call = (role: 'user' | 'admin') => ({ ...callBy(running.app, role), language: 'de' as const })
    expect((await readPackage(call('user'), id)).name).toBe('Truhe')
    expect((await readPackage(call('admin'), id)).name).toBe('Chest')
  })
})
