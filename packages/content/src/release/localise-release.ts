import type { Release } from '@sanguine/rules'
import { inTranslation, type Translation } from '../language/translation'

/**
 * The release with its names and texts in another language; untranslated texts stay English. Keys, numbers and all
 * orders are those of the original, so that rules decide the same in both.
 */
export function localiseRelease(release: Release, language: string, translation: Translation): Release {
  const parts = Object.entries(release).map(([name, part]) => [name, localisePart(part, translation)])
  return { ...(Object.fromEntries(parts) as Release), language }
}

interface Definition {
  readonly id: string
}

/** Localises a map or list of definitions; other values have no texts. */
function localisePart(part: unknown, translation: Translation): unknown {
  if (Array.isArray(part)) return part.map((definition: Definition) => inTranslation(definition, translation))
  if (!(part instanceof Map)) return part
  const definitions = part as ReadonlyMap<string, Definition>
  return new Map([...definitions].map(([key, definition]) => [key, inTranslation(definition, translation)]))
}
