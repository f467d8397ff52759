import type { Connection } from 'mongoose'
import { DataError } from './data-error'

export interface ValidationReport {
  readonly collections: number
  readonly documents: number
  /** one sentence for each problem */
  readonly problems: readonly string[]
}

/** The database of a connection that is open. */
export function databaseOf({ db }: Connection): NonNullable<Connection['db']> {
  if (!db) throw new DataError('The database is not connected.')
  return db
}

/** Names of the collections, sorted. Views are refused: they have no documents of their own. */
export async function collectionNames(connection: Connection): Promise<string[]> {
  const infos = await databaseOf(connection).listCollections({}, { nameOnly: true }).toArray()
  const view = infos.find(({ type }) => type !== undefined && type !== 'collection')
  if (view) throw new DataError(`${view.name} is a ${view.type}, which is not supported: drop it first.`)
  return infos.map(({ name }) => name).sort()
}

/** Lets the database compare documents, indexes and counters of every collection. */
export async function validateData(connection: Connection): Promise<ValidationReport> {
  const problems: string[] = []
  let documents = 0
  const names = await collectionNames(connection)
  for (const name of names) {
    const { valid, errors = [], nrecords } = await databaseOf(connection).command({ validate: name })
    documents += Number(nrecords)
    if (!valid) problems.push(...errors.map((error: string) => `${name}: ${error}`))
  }
  return { collections: names.length, documents, problems }
}
