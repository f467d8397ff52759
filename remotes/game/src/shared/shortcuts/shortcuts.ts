import type { GameMessage } from '../i18n/messages'
import { shops } from '../player/shops'

/** A key, or keys that are pressed one after the other, as `KeyboardEvent.key` names them. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly label: GameMessage
  readonly action:
    | { readonly kind: 'go'; readonly to: string }
    /** puts the focus into the search field of the page */
    | { readonly kind: 'search' }
    | { readonly kind: 'sheet' }
}

export interface ShortcutGroup {
  readonly title: GameMessage
  readonly shortcuts: readonly Shortcut[]
}

const go = (key: string, label: GameMessage, to: string): Shortcut => ({
  keys: ['g', key],
  label,
  action: { kind: 'go', to },
})

/** Every shortcut of the game: the keyboard handler and the sheet that lists them are made from it. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'shortcuts.everywhere',
    shortcuts: [
      { keys: ['?'], label: 'shortcuts.sheet', action: { kind: 'sheet' } },
      { keys: ['/'], label: 'shortcuts.search', action: { kind: 'search' } },
    ],
  },
  {
    title: 'shortcuts.pages',
    shortcuts: [
      go('h', 'tab.home', '/'),
      go('f', 'hunt.title', '/hunt'),
      go('c', 'hunt.coffinTitle', '/coffinhunt'),
      go('t', 'nav.travel', '/travel'),
      go('e', 'equipment.title', '/equipment'),
      go('i', 'inventory.title', '/inventory'),
      go('j', 'journal.title', '/journal'),
      go('m', 'grimoire.title', '/grimoire'),
      go('w', 'tab.glossary', '/glossary'),
      go('n', 'plan.title', '/plan'),
      go('r', 'treasury.title', '/treasury'),
      go('l', 'ladder.title', '/ladder'),
      go('p', 'profile.title', '/profile'),
      go('s', 'nav.premium', '/premiumShop'),
    ],
  },
  {
    title: 'shortcuts.merchants',
    shortcuts: shops.map(({ merchant, path }, index) => go(String(index + 1), `merchant.${merchant}`, path)),
  },
]

export const shortcuts: readonly Shortcut[] = shortcutGroups.flatMap((group) => group.shortcuts)

/** The match of the keys pressed so far: a shortcut, the beginning of one, or null. */
export function matchShortcut(pressed: readonly string[]): Shortcut | 'begun' | null {
  const isPrefix = ({ keys }: Shortcut) => pressed.every((key, index) => keys[index] === key)
  const found = shortcuts.filter(isPrefix)
  return found.find(({ keys }) => keys.length === pressed.length) ?? (found.length > 0 ? 'begun' : null)
}
