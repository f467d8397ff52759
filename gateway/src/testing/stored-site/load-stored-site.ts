import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { mongo } from 'mongoose'

/** The time at which the site was stored. */
export const storedAt = Date.UTC(2025, 0, 1, 0, 0, 2)

/** A document of a collection. */
export interface StoredDocument {
  readonly collection: string
  readonly document: mongo.BSON.Document
}

const linesOf = (name: string): readonly string[] => readFileSync(join(__dirname, name), 'utf8').trimEnd().split('\n')

/**
 * The documents of a small site whose content has the names of the REST API. The site was edited, translated, upgraded
 * to a second pack and played. A gateway of that version wrote the documents, and gave the answers.
 */
export const storedDocuments = (): readonly StoredDocument[] =>
  linesOf('documents.jsonl').map(
    (line) => mongo.BSON.EJSON.parse(line, { relaxed: false }) as unknown as StoredDocument,
  )

/** The answers of that gateway to `siteCalls`. */
export const storedAnswers = (): readonly unknown[] => linesOf('answers.jsonl').map((line) => JSON.parse(line))

/** A database with the documents. */
export async function loadStoredSite(documents = storedDocuments()): Promise<TestDatabase> {
  const database = await startTestDatabase()
  for (const { collection, document } of documents)
    await database.connection.collection(collection).insertOne(document as never)
  return database
}

/** All documents of a database, by collection and id. */
export async function documentsOf({
  connection,
}: Pick<TestDatabase, 'connection'>): Promise<readonly StoredDocument[]> {
  const collections = (await connection.db?.collections()) ?? []
  const sorted = collections.toSorted((a, b) => (a.collectionName < b.collectionName ? -1 : 1))
  const found = await Promise.all(
    sorted.map(async (collection) =>
      (await collection.find({}).sort({ _id: 1 }).toArray()).map((document) => ({
        collection: collection.collectionName,
        document,
      })),
    ),
  )
  return found.flat()
}
