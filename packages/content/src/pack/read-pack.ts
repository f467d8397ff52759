import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Content, type ContentProblem, titleOf } from '../content'
import type { FieldShape, Fields } from '../field'
import { id } from '../id'
import { type KindName, kindNames } from '../kind-name'
import { anyKind, kinds } from '../kinds'
import { type Translations, tieTranslation } from '../language/translation'
import type { AnyRecord, ContentRecords } from '../records'
import { findBlockingProblems } from '../release/build-release'
import { startFields, startSchema } from '../start'
import { packHash } from './pack-hash'
import { PackProblem, readJson } from './pack-problem'
import { type PackFolders, type PackImage, packFolder, readImages } from './read-images'
import { readTranslations } from './read-translations'

export interface Pack extends Content {
  readonly images: readonly PackImage[]
  readonly translations: Translations
  /** increases with every shipped pack */
  readonly version: number
  /** of everything except the images, 64 hex digits */
  readonly hash: string
}

/**
 * Reads the content pack: `pack/<kind>.json` with the records of each kind, `pack/start.json`, `pack/<language>.json`,
 * `pack/version.json`, `pack/images.json` and the art. Throws a `PackProblem` for the first problem, with one line that
 * names file, record and field.
 */
export function readPack(folders: PackFolders = packFolder): Pack {
  const records = Object.fromEntries(
    kindNames.map((kind) => [kind, readRecords(kind, folders)]),
  ) as unknown as ContentRecords
  const content = { records, start: readStart(folders) }
  const [problem] = findBlockingProblems(content)
  if (problem) throw packProblem(problem)
  const translations = Object.entries(readTranslations(folders)).map(([language, translation]) => [
    language,
    tieTranslation(records, translation),
  ])
  const localized = { ...content, translations: Object.fromEntries(translations) }
  return { ...localized, images: readImages(folders), version: readVersion(folders), hash: packHash(localized) }
}

let own: Pack | undefined

/** The pack of this build, read once for a process. */
export function ownPack(): Pack {
  own ??= readPack()
  return own
}

/** The records of one kind; a kind without a file has none. */
function readRecords(kind: KindName, folders: PackFolders): AnyRecord[] {
  const name = `${kind}.json`
  const file = join(folders.pack, name)
  if (!existsSync(file)) return []
  const list = readJson(file, name)
  if (!Array.isArray(list)) throw new PackProblem(name, 'must be a list of records')
  return list.map((given, index) => {
    const title = typeof given === 'object' && given !== null ? titleOf(kind, given) : ''
    const place = `record ${index + 1}${title && ` "${title}"`}`
    const unknown = unknownField({ ...anyKind(kind).fields, id }, given)
    if (unknown !== null) throw new PackProblem(name, place, unknown, 'is no field of such a record')
    const parsed = kinds[kind].record.safeParse(given)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new PackProblem(name, place, issue?.path.join('.') ?? '', issue?.message ?? 'is not valid')
  })
}

/** The path of the first field that does not exist; its value would be lost. */
function unknownField(fields: Fields, given: unknown): string | null {
  if (typeof given !== 'object' || given === null) return null
  for (const [name, value] of Object.entries(given)) {
    const shape = Object.hasOwn(fields, name) ? fields[name]?.shape : undefined
    if (!shape) return name
    const inner = unknownIn(shape, value)
    if (inner !== null) return `${name}.${inner}`
  }
  return null
}

function unknownIn(shape: FieldShape, value: unknown): string | null {
  if (shape.type === 'object') return unknownField(shape.fields, value)
  if (shape.type !== 'list' || !Array.isArray(value)) return null
  for (const [index, entry] of value.entries()) {
    const inner = unknownIn(shape.of.shape, entry)
    if (inner !== null) return `${index}.${inner}`
  }
  return null
}

function readStart(folders: PackFolders) {
  const name = 'start.json'
  const given = readJson(join(folders.pack, name), name)
  const unknown = unknownField(startFields, given)
  if (unknown !== null) throw new PackProblem(name, unknown, 'is no field of the start')
  const parsed = startSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new PackProblem(name, issue?.path.join('.') ?? '', issue?.message ?? 'is not valid')
}

const versionSchema = z.object({ version: z.int('must be a whole number').min(1, 'must not be under 1') })

function readVersion(folders: PackFolders): number {
  const name = 'version.json'
  const parsed = versionSchema.safeParse(readJson(join(folders.pack, name), name))
  if (parsed.success) return parsed.data.version
  const [issue] = parsed.error.issues
  throw new PackProblem(name, issue?.path.join('.') ?? '', issue?.message ?? 'is not valid')
}

const packProblem = ({ kind, id, title, field, message }: ContentProblem) =>
  new PackProblem(`${kind}.json`, title ? `record "${title}" (${id})` : '', field, message.en)
