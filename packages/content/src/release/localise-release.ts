import type { Release } from '@sanguine/rules'
import { inTranslation, type Translation } from '../language/translation'

/**
 * The release with its names and texts in another language; what is not translated stays English. Keys, numbers and the
 * order of everything are those of the original, so that rules decide alike in either.
 */
export function localiseRelease(release: Release, language: string, translation: Translation): Release {
  const all = <Key, Of extends { readonly id: string }>(definitions: ReadonlyMap<Key, Of>): ReadonlyMap<Key, Of> =>
    new Map([...definitions].map(([key, definition]) => [key, inTranslation(definition, translation)]))
  return {
    ...release,
    language,
    items: all(release.items),
    itemTypes: all(release.itemTypes),
    rarities: all(release.rarities),
    enemies: all(release.enemies),
    enemyTypes: all(release.enemyTypes),
    regions: all(release.regions),
    grounds: all(release.grounds),
    news: all(release.news),
    ranks: release.ranks.map((rank) => inTranslation(rank, translation)),
    currencies: all(release.currencies),
    stats: all(release.stats),
  }
}
