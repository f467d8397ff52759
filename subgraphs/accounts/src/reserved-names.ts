import { nameSkeletonOf } from './accounts.model'

/** Digits that can replace letters, in addition to those that every name is compared without. */
const digits: Readonly<Record<string, string>> = { '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' }

/** The look of a text: without case, marks and separators, and with letters in place of digits that replace them. */
const lookOf = (text: string): string =>
  nameSkeletonOf(text)
    .replace(/[ _.-]/g, '')
    .replace(/vv/g, 'w')
    .replace(/\d/g, (digit) => digits[digit] ?? digit)

/** Words that no name of a player may contain, in any language of the site. */
const staffWords = [
  ...[
    'admin',
    'admins',
    'administrator',
    'administrators',
    'administratorin',
    'administration',
    'sysadmin',
    'webmaster',
  ],
  ...[
    'moderator',
    'moderators',
    'moderatorin',
    'moderatoren',
    'moderation',
    'support',
    'supporter',
    'staff',
    'helpdesk',
  ],
  ...['gamemaster', 'kundendienst', 'kundenservice', 'spielleiter', 'spielleiterin', 'spielleitung'],
]

/** Words that a player's name may contain beside others. A name of only these and staff words is reserved. */
const officialWords = [
  ...[
    'sanguine',
    'system',
    'official',
    'offiziell',
    'team',
    'mod',
    'mods',
    'gm',
    'dev',
    'devs',
    'developer',
    'operator',
  ],
  ...[
    'betreiber',
    'betreiberin',
    'editor',
    'service',
    'security',
    'billing',
    'server',
    'bot',
    'root',
    'owner',
    'inhaber',
  ],
  ...[
    'mitarbeiter',
    'mitarbeiterin',
    'noreply',
    'postmaster',
    'hostmaster',
    'abuse',
    'guest',
    'gast',
    'anonymous',
    'anonym',
  ],
]

/** Words that may be between them. */
const joiningWords = [
  'the',
  'der',
  'die',
  'das',
  'of',
  'von',
  'and',
  'und',
  'game',
  'spiel',
  'online',
  'hq',
  'real',
  'desk',
  'help',
  'hilfe',
]

const anyOf = (words: readonly string[]): string => words.map(lookOf).join('|')
const staffName = new RegExp(`^(?:${anyOf(staffWords)})$`)
const officialName = new RegExp(
  `^(?:${anyOf(joiningWords)})*(?:${anyOf([...staffWords, ...officialWords])})(?:${anyOf([...staffWords, ...officialWords, ...joiningWords])})*$`,
)

/** A text, and the same text without numbers around it. */
const withoutNumber = (text: string): readonly string[] => [text, text.replace(/^[\d _.-]+|[\d _.-]+$/g, '')]

/** Whether players would take one name for the other: they differ in separators, look-alike letters and numbers around them. */
export const isLookAlike = (name: string, other: string): boolean =>
  withoutNumber(name).some((text) => withoutNumber(other).some((theirs) => lookOf(text) === lookOf(theirs)))

/** The words of a name, split at separators and capitals. */
const wordsOf = (name: string): readonly string[] => name.split(/[ _.-]+|(?<=\p{Ll})(?=\p{Lu})/u)

/**
 * Whether players would take a name for one of the staff or of the site. This holds for all spellings, such as
 * `Admin Team`, `a.d.m.i.n`, `Supp0rt`, `Moderator Kim` and `Sanguine`.
 */
export const isReservedName = (name: string): boolean =>
  withoutNumber(name).some((text) => officialName.test(lookOf(text))) ||
  wordsOf(name).some((word) => withoutNumber(word).some((text) => staffName.test(lookOf(text))))
