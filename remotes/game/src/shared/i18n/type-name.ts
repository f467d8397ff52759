import type { Translate } from '@sanguine/ui/platform'
import en from './en.json'
import type { GameMessage } from './messages'

const known = (key: string): key is GameMessage => key in en

/** The display name of an item type; the short name for a type that was added in the CMS. */
export function typeName(t: Translate<GameMessage>, shortName: string): string {
  const key = `type.${shortName}`
  return known(key) ? t(key) : shortName
}

/** The display name of the shelf for an item type. */
export function shelfName(t: Translate<GameMessage>, shortName: string): string {
  const key = `shelf.${shortName}`
  return known(key) ? t(key) : typeName(t, shortName)
}
