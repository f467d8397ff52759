import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { DataError } from './data-error'
import { syncToDisk } from './files'

const { EJSON } = mongo.BSON

export interface ExportedCollection {
  readonly name: string
  readonly documents: number
  /** of the file of documents, in hexadecimal digits */
  readonly sha256: string
}

/**
 * The contents of an export; written last. The other files have the format of `mongodump`, so that `mongorestore` reads
 * them.
 */
export interface ExportManifest {
  readonly format: number
  readonly createdAt: string
  readonly collections: readonly ExportedCollection[]
}

export type IndexSpec = Readonly<Record<string, unknown>>

export interface CollectionMetadata {
  readonly indexes: readonly IndexSpec[]
  readonly options: Readonly<Record<string, unknown>>
}

const currentFormat = 1
const manifestName = 'export.json'

export const documentsFile = (folder: string, name: string): string => join(folder, `${encodeURIComponent(name)}.bson`)

const metadataFile = (folder: string, name: string): string => join(folder, `${encodeURIComponent(name)}.metadata.json`)

function write(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 })
  syncToDisk(path)
}

export function writeMetadata(folder: string, name: string, { indexes, options }: CollectionMetadata): void {
  const metadata = { indexes, options, collectionName: name, type: 'collection' }
  write(metadataFile(folder, name), EJSON.stringify(metadata, { relaxed: false }))
}

export const readMetadata = (folder: string, name: string): CollectionMetadata =>
  EJSON.parse(readFileSync(metadataFile(folder, name), 'utf8'), { relaxed: true })

export function writeExportManifest(folder: string, collections: readonly ExportedCollection[]): void {
  const manifest: ExportManifest = { format: currentFormat, createdAt: new Date().toISOString(), collections }
  write(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
}

export function readExportManifest(folder: string): ExportManifest {
  let manifest: Partial<ExportManifest>
  try {
    manifest = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'))
  } catch (error) {
    throw new DataError(
      `${folder} is not a whole export: its ${manifestName} cannot be read (${(error as Error).message}).`,
    )
  }
  const { format, collections } = manifest
  if (typeof format !== 'number' || !Array.isArray(collections))
    throw new DataError(`${join(folder, manifestName)} does not describe an export.`)
  if (format > currentFormat)
    throw new DataError(`The export ${folder} has format ${format}; this version imports format ${currentFormat}.`)
  return manifest as ExportManifest
}
