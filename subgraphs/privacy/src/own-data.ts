import { type App, collectionsService, isPersonal, type PersonalCollection } from '@sanguine/kernel'
import { runningExportsService } from './running-exports'

/** A file with everything that is stored of an account. */
export interface OwnDataFile {
  readonly filename: string
  /** the JSON of the file, in pieces of some kilobytes: to be sent as they come */
  readonly chunks: AsyncIterable<string>
}

/** Rises with each change of the file's shape. */
const formatVersion = 1

/** Characters that a piece has at least, unless it is the last. */
const chunkLength = 16_384

/**
 * All stored data of an account, as one JSON document: `{ format, version, accountId, exportedAt, collections }`.
 * `collections` has a list of rows for each collection with data of accounts, one row per line. A document that was cut
 * off is not JSON, so it cannot be mistaken for a complete export. Throws `tooMany` while another one of the account is
 * being sent.
 */
export function createOwnDataFile(app: App, accountId: string): OwnDataFile {
  const exportedAt = new Date(app.clock.now()).toISOString()
  const head = { format: 'sanguine-own-data', version: formatVersion, accountId, exportedAt }
  return {
    filename: `sanguine-data-${exportedAt.slice(0, 10)}.json`,
    chunks: app.get(runningExportsService).start(accountId, inChunks(writeDocument(app, accountId, head))),
  }
}

async function* writeDocument(app: App, accountId: string, head: object): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"collections":{`
  let separator = '\n'
  for (const collection of app.get(collectionsService)) {
    if (!isPersonal(collection)) continue
    yield `${separator}${JSON.stringify(collection.name)}:[`
    yield* writeRows(app, accountId, collection)
    yield ']'
    separator = ',\n'
  }
  yield '\n}}\n'
}

async function* writeRows(app: App, accountId: string, { read }: PersonalCollection): AsyncGenerator<string> {
  let separator = '\n'
  for await (const row of read(app, accountId)) {
    yield `${separator}${JSON.stringify(row)}`
    separator = ',\n'
  }
}

/** Joins short texts, so that not every row is a write of its own. */
async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const text of texts) {
    chunk += text
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
