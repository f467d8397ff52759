import type { Language } from '@sanguine/kernel'
import type { JournalLine } from '@sanguine/rules'

/** The GraphQL types of entries by the types of their lines. */
export const entryTypes = {
  combat: 'CombatEntry',
  noBait: 'NoBaitEntry',
  travel: 'TravelEntry',
  rankUp: 'RankUpEntry',
  mission: 'MissionRewardEntry',
  collection: 'CollectionEntry',
  purchase: 'PurchaseEntry',
  system: 'SystemEntry',
} as const satisfies Record<JournalLine['type'], string>

const unknownMessage = {
  en: 'Something happened that this version of the game does not know yet.',
  de: 'Etwas ist geschehen, das diese Version des Spiels noch nicht kennt.',
} as const satisfies Record<Language, string>

/** Whether this version knows the type of an entry, which a newer one may have written. */
export const isKnownEntryType = (type: string): boolean => Object.hasOwn(entryTypes, type)

/** The line as this version shows it. One of a type that a newer version has written is shown as a message. */
export const shownLine = (line: JournalLine, language: Language): JournalLine =>
  isKnownEntryType(line.type) ? line : { type: 'system', message: unknownMessage[language] }
