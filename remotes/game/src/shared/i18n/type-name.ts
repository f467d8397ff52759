import type { Translate } from '@sanguine/ui/platform'
import en from './en.json'
import type { GameMessage } from './messages'

const known = (key: string): key is GameMessage => key in en

/** What an item type is called on the page; a type the CMS added goes by its short name. */
export function typeName(t: Translate<GameMessage>, shortName: string): string {
  const key = `type.${shortName}`
  return known(key) ? t(key) : shortName
}

/** What a merchant's shelf of an item type is called. */
export function shelfName(t: Translate<GameMessage>, shortName: string): string {
  const key = `shelf.${shortName}`
  return known(key) ? t(key) : typeName(t, shortName)
}
