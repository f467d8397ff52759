import { problemLine } from '@sanguine/content'
import { noteLine, reportedEvents, type UpgradeEvent } from '@sanguine/content/upgrade'
import type { PackName, UpgradeDocument } from './content.model'
import type { PackOutcome } from './sync-pack'

const nameOf = (pack: PackName | null) => (pack ? `${pack.version} (${pack.hash.slice(0, 12)})` : 'an unknown one')

const words: Readonly<Record<UpgradeEvent, string>> = {
  added: 'new',
  changed: 'changed',
  kept: 'kept as edited',
  conflict: 'edited and changed',
  hidden: 'hidden',
  removed: 'removed',
  stays: 'dropped but staying',
  deletedHere: 'deleted here',
  renamed: 'under another short name',
  leftOut: 'left out',
  fellBack: 'fallen back',
}

/** The result of an upgrade in a sentence: `Content pack 2 (…) came after 1 (…): 12 new, 3 changed.` */
export function summaryLine({ from, to, notes }: Pick<UpgradeDocument, 'from' | 'to' | 'notes'>): string {
  const counts = Object.entries(words).flatMap(([event, word]) => {
    const count = notes.filter((note) => note.event === event).length
    return count > 0 ? [`${count} ${word}`] : []
  })
  return `Content pack ${nameOf(to)} came after ${nameOf(from)}: ${counts.join(', ') || 'nothing changed'}.`
}

/** The lines for the log: for an upgrade, only the notes that an editor may want to check. */
export function logLines(outcome: PackOutcome): string[] {
  if (outcome.state === 'current') return []
  if (outcome.state !== 'upgraded') return outcomeLines(outcome)
  const notes = outcome.report.notes.filter(({ event }) => reportedEvents.includes(event))
  return [summaryLine(outcome.report), ...notes.map(noteLine)]
}

/** The result of bringing the pack, one line each, with every note if an upgrade was made or planned. */
export function outcomeLines(outcome: PackOutcome): string[] {
  switch (outcome.state) {
    case 'installed':
      return ['The content pack was put into the database.']
    case 'empty':
      return ['The database holds no content: the content pack would be put into it as it is.']
    case 'formerNames':
      return [
        'The fields of the content still have their former names. A start of the gateway, or an upgrade that is no dry run, backs up the database and renames them.',
      ]
    case 'current':
      return [`Content pack ${nameOf(outcome.installed)} is in the database.`]
    case 'older':
      return [
        `The database has content pack ${nameOf(outcome.installed)}, which is newer than this build's ${nameOf(outcome.pack)}, and stays as it is.`,
      ]
    case 'unreadable':
      return ['The content pack waits until these records can be read:', ...outcome.problems.map(problemLine)]
    default:
      return [summaryLine(outcome.report), ...outcome.report.notes.map(noteLine)]
  }
}
