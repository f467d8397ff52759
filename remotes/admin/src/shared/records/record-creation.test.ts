import { describe, expect, it } from '@jest/globals'
import { RecordCreation } from './record-creation'
import { RecordRefusal } from './record-refusal'

const lost = () => new TypeError('Failed to fetch')
const refusal = (code: 'CONFLICT' | 'INVALID_INPUT') =>
  new RecordRefusal({ code, message: 'It cannot be.', field: null, laterChanges: [] })

/** A server that creates once under a key. The responses of the calls with these numbers are lost after they acted, or before. */
function aServer({ after = [], before = [] }: { readonly after?: number[]; readonly before?: number[] }) {
  const keys: string[] = []
  const updates: string[] = []
  let saved: string | null = null
  return {
    keys,
    updates,
    saved: () => saved,
    create: async (values: string, key: string) => {
      keys.push(key)
      if (before.includes(keys.length)) throw lost()
      if (values === '') throw refusal('INVALID_INPUT')
      if (saved !== null && saved !== values) throw refusal('CONFLICT')
      saved = values
      if (after.includes(keys.length)) throw lost()
      return { id: 'rope', revision: 1 }
    },
    update: async (_record: { readonly id: string; readonly revision: number }, values: string) => {
      updates.push(values)
    },
  }
}

describe('a creation', () => {
  it('uses one key for all tries, and another creation uses another', async () => {
    const server = aServer({ after: [1], before: [2] })
    const creation = new RecordCreation<string>()
    await expect(creation.save('Rope', server)).rejects.toThrow('Failed to fetch')
    await expect(creation.save('Rope', server)).rejects.toThrow('Failed to fetch')
    expect(await creation.save('Rope', server)).toBe('rope')
    await new RecordCreation<string>().save('Rope', server)
    expect(server.keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(server.keys.slice(0, 3)).size).toBe(1)
    expect(server.keys[3]).not.toBe(server.keys[0])
  })

  it('changes the record that an earlier try saved if the values have changed since', async () => {
    const server = aServer({ before: [1], after: [2] })
    const creation = new RecordCreation<string>()
    await expect(creation.save('Rop', server)).rejects.toThrow('Failed to fetch')
    await expect(creation.save('Rope', server)).rejects.toThrow('Failed to fetch')
    expect(await creation.save('Long rope', server)).toBe('rope')
    expect(server.saved()).toBe('Rope')
    expect(server.updates).toEqual(['Long rope'])
  })

  it('throws a refusal of the server, and can be tried again with other values', async () => {
    const server = aServer({})
    const creation = new RecordCreation<string>()
    await expect(creation.save('', server)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await creation.save('Rope', server)).toBe('rope')
    await expect(creation.save('Chain', server)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(server.updates).toEqual([])
  })
})
