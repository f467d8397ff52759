import { describe, expect, it } from '@jest/globals'
import { RecordRefusal } from './record-refusal'
import { RecordUpdates } from './record-updates'

const refusal = (code: 'STALE' | 'INVALID_INPUT') =>
  new RecordRefusal({ code, message: 'It cannot be.', field: null, laterChanges: [] })
const lost = 'Failed to fetch'

/** A server that updates a record once under a key. The responses of the calls with these numbers are lost after they acted, or before. */
function aServer({ after = [], before = [] }: { readonly after?: number[]; readonly before?: number[] } = {}) {
  const record = { revision: 1, values: 'Rope' }
  const byKey = new Map<string, number>()
  const keys: string[] = []
  return {
    record,
    keys,
    send: async ({
      revision,
      values,
      idempotencyKey,
    }: {
      readonly revision: number
      readonly values: string
      readonly idempotencyKey: string
    }) => {
      keys.push(idempotencyKey)
      const call = keys.length
      if (before.includes(call)) throw new TypeError(lost)
      const known = byKey.get(idempotencyKey)
      if (known !== undefined) return known
      if (values === '') throw refusal('INVALID_INPUT')
      if (revision !== record.revision) throw refusal('STALE')
      record.revision += 1
      record.values = values
      byKey.set(idempotencyKey, record.revision)
      if (after.includes(call)) throw new TypeError(lost)
      return record.revision
    },
  }
}

describe('the updates of a record', () => {
  it('repeat a lost update under its key', async () => {
    const { send, record, keys } = aServer({ after: [1], before: [2] })
    const updates = new RecordUpdates<string>()
    await expect(updates.save(1, 'Ropes', send)).rejects.toThrow(lost)
    await expect(updates.save(1, 'Ropes', send)).rejects.toThrow(lost)
    await updates.save(1, 'Ropes', send)
    expect(record).toEqual({ revision: 2, values: 'Ropes' })
    expect(new Set(keys).size).toBe(1)
  })

  it('continue from a saved update if the values have changed since', async () => {
    const { send, record, keys } = aServer({ after: [1] })
    const updates = new RecordUpdates<string>()
    await expect(updates.save(1, 'Ropes', send)).rejects.toThrow(lost)
    await updates.save(1, 'Long ropes', send)
    expect(record).toEqual({ revision: 3, values: 'Long ropes' })
    expect(keys[2]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  it('continue if an earlier one never arrived', async () => {
    const { send, record } = aServer({ before: [1] })
    const updates = new RecordUpdates<string>()
    await expect(updates.save(1, 'Ropes', send)).rejects.toThrow(lost)
    await updates.save(1, 'Long ropes', send)
    expect(record).toEqual({ revision: 2, values: 'Long ropes' })
  })

  it('report a change by another editor, before the lost update or after it', async () => {
    const earlier = aServer({ before: [1] })
    const first = new RecordUpdates<string>()
    await expect(first.save(1, 'Ropes', earlier.send)).rejects.toThrow(lost)
    await new RecordUpdates<string>().save(1, 'Chain', earlier.send)
    await expect(first.save(1, 'Ropes', earlier.send)).rejects.toMatchObject({ code: 'STALE' })
    expect(earlier.record).toEqual({ revision: 2, values: 'Chain' })

    const later = aServer({ after: [1] })
    const second = new RecordUpdates<string>()
    await expect(second.save(1, 'Ropes', later.send)).rejects.toThrow(lost)
    await new RecordUpdates<string>().save(2, 'Chain', later.send)
    await expect(second.save(1, 'Long ropes', later.send)).rejects.toMatchObject({ code: 'STALE' })
    expect(later.record).toEqual({ revision: 3, values: 'Chain' })
  })

  it('throw a refusal of the server, and can be tried again with other values', async () => {
    const { send, record } = aServer()
    const updates = new RecordUpdates<string>()
    await expect(updates.save(1, '', send)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await updates.save(1, 'Ropes', send)
    expect(record.values).toBe('Ropes')
  })
})
