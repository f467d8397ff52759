import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Translation } from '../language/translation'
import { PackProblem, readJson } from './pack-problem'
import { type PackFolders, packFolder } from './read-images'

const languages = ['de'] as const
const translationSchema = z.record(z.string().regex(/^[0-9a-f]{24}$/), z.record(z.string(), z.string()))

/**
 * The translations of the pack, by language: `pack/<language>.json` holds record id → field → text. A language without
 * a file is left out. Throws a `PackProblem` if a file is invalid.
 */
export function readTranslations(folders: PackFolders = packFolder): Readonly<Record<string, Translation>> {
  const read = languages.filter((language) => existsSync(join(folders.pack, `${language}.json`)))
  return Object.fromEntries(read.map((language) => [language, readTranslation(`${language}.json`, folders)]))
}

function readTranslation(name: string, folders: PackFolders): Translation {
  const parsed = translationSchema.safeParse(readJson(join(folders.pack, name), name))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new PackProblem(name, '', issue?.path.join('.') ?? '', issue?.message ?? 'is not valid')
}
