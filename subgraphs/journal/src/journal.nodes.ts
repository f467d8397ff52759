import { type Domain, isPlaying, type Language } from '@sanguine/kernel'
import { rowIdForm } from '@sanguine/players'
import type { JournalLine } from '@sanguine/rules'
import { journalRowFinderService } from './rows/read-journal-rows'

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

/** A player's id and the number of the row, in twelve digits. */
export const nodeIds = { JournalEntry: rowIdForm } satisfies Domain['nodeIds']

/** An entry of the caller's own journal. */
export const nodes = {
  JournalEntry: async (context, id) => {
    const { viewer } = context
    if (!viewer || !isPlaying(viewer.role) || !id.startsWith(`${viewer.accountId}:`)) return null
    const row = await context.app.get(journalRowFinderService)(id)
    if (!row) return null
    const line = shownLine(row.line, context.language)
    return { __typename: entryTypes[line.type], id: row._id, at: row.at, line }
  },
} satisfies Domain['nodes']
