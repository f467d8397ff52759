import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Schema } from 'mongoose'
import { observeCommands } from './command-observer'
import { connectionService } from './connection'
import { createCollections } from './create-collections'
import { type TestAppWithDatabase, testAppWithDatabase } from './testing'

let server: TestAppWithDatabase

beforeAll(async () => {
  server = await testAppWithDatabase()
})
afterAll(() => server.stop())

test('creates each collection with all its indexes by one command, and changes nothing when repeated', async () => {
  const connection = server.app.get(connectionService)
  const indexed = new Schema({ name: { type: String, unique: true }, at: Number, tags: [String] })
  indexed.index({ at: -1, name: 1 }, { partialFilterExpression: { at: { $exists: true } } })
  indexed.index({ tags: 1 }, { sparse: true })
  const models = [connection.model('Indexed', indexed), connection.model('Plain', new Schema({ name: String }))]
  const commands: string[] = []
  observeCommands(connection, ({ name }) => commands.push(name))
  for (let time = 0; time < 2; time += 1) {
    await createCollections(models)
    expect(commands.splice(0).filter((name) => name.startsWith('create'))).toEqual(['createIndexes', 'create'])
    const [withIndexes, without] = await Promise.all(models.map(({ collection }) => collection.indexes()))
    // engines list indexes in different orders
    expect(Object.fromEntries((withIndexes ?? []).map(({ name, ...index }) => [name, index]))).toMatchObject({
      _id_: { key: { _id: 1 } },
      name_1: { key: { name: 1 }, unique: true },
      'at_-1_name_1': { key: { at: -1, name: 1 }, partialFilterExpression: { at: { $exists: true } } },
      tags_1: { key: { tags: 1 }, sparse: true },
    })
    expect(withIndexes).toHaveLength(4)
    expect(without).toMatchObject([{ key: { _id: 1 } }])
  }
})
