import type { Release } from '@sanguine/rules'
import { inTranslation, type Translation } from '../language/translation'

/**
 * The release with its names and texts in another language; what is not translated stays English. Keys, numbers and the
 * order of everything are those of the original, so that rules decide alike in either.
 */
export function localiseRelease(release: Release, language: string, translation: Translation): Release {
  const parts = Object.entries(release).map(([name, part]) => [name, localisePart(part, translation)])
  return { ...(Object.fromEntries(parts) as Release), language }
}

interface Definition {
  readonly id: string
}

/** A map or list of definitions; all else has no texts of its own. */
function localisePart(part: unknown, translation: Translation): unknown {
  if (Array.isArray(part)) return part.map((definition: Definition) => inTranslation(definition, translation))
  if (!(part instanceof Map)) return part
  const definitions = part as ReadonlyMap<string, Definition>
  return new Map([...definitions].map(([key, definition]) => [key, inTranslation(definition, translation)]))
}
