import type { AuditEntry } from '@sanguine/audit'
import type { KindName, User } from '@sanguine/content'
import { notFound, Problem, type Sentence } from '@sanguine/kernel'
import { kindWord, thisRecord } from './kind-words'
import { laterChangesSentence } from './later-changes-sentence'
import type { RecordUsage } from './usage/usage-count'
import { usageSentence } from './usage/usage-sentence'

export type RecordProblemCode =
  | 'stale'
  | 'inUse'
  | 'stillNeeded'
  | 'shortNameTaken'
  | 'shortNameInUse'
  | 'indispensable'
  | 'unchanged'
  | 'notRestorable'
  | 'changedSince'
  | 'tooLarge'

interface RecordProblemDetails {
  readonly field?: string
  /** the records that refer to it */
  readonly users?: readonly User[]
  /** the uses of the record by players, payments and settings */
  readonly usage?: readonly RecordUsage[]
  /** changes that stand in the way, latest first */
  readonly laterChanges?: readonly AuditEntry[]
}

/** A change of a record that would clash with another one; the code identifies the kind of clash. */
export class RecordProblem extends Problem {
  readonly users: readonly User[]
  readonly usage: readonly RecordUsage[]
  readonly laterChanges: readonly AuditEntry[]

  constructor(
    readonly code: RecordProblemCode,
    sentence: Sentence,
    { field, users = [], usage = [], laterChanges = [] }: RecordProblemDetails = {},
  ) {
    super('conflict', sentence, field === undefined ? {} : { field })
    this.name = 'RecordProblem'
    this.users = users
    this.usage = usage
    this.laterChanges = laterChanges
  }
}

export function noSuchRecord(kind: KindName): Problem {
  const { en } = kindWord(kind)
  const { de } = thisRecord(kind)
  return notFound({ en, de: `${de.charAt(0).toUpperCase()}${de.slice(1)}` })
}

/** The largest number of changes that a client gets; the history has the others. */
const maxChanges = 3

/** The record was changed since it was read, by these changes, latest first. */
export function stale(kind: KindName, changes: readonly AuditEntry[] = []): RecordProblem {
  const [record, since] = [thisRecord(kind), laterChangesSentence(changes.slice(0, maxChanges), changes.length)]
  return new RecordProblem(
    'stale',
    {
      en: `Somebody else has changed ${record.en} in the meantime${since.en}. Load it again and repeat your change.`,
      de: `Inzwischen hat jemand ${record.de} geändert${since.de}. Lade neu und wiederhole deine Änderung.`,
    },
    { laterChanges: changes.slice(0, maxChanges) },
  )
}

/** Fields of the change to undo were changed again by these changes, latest first. */
export function changedSince(title: string, fields: readonly string[], changes: readonly AuditEntry[]): RecordProblem {
  const since = laterChangesSentence(changes.slice(0, maxChanges), changes.length, fields)
  return new RecordProblem(
    'changedSince',
    {
      en: `"${title}" was changed again since, in ${joinNames(fields, 'and')}${since.en}. Undo the later change first, or restore a version as a whole.`,
      de: `„${title}“ wurde seitdem wieder geändert, bei ${joinNames(fields, 'und')}${since.de}. Mache zuerst die spätere Änderung rückgängig oder stelle eine ganze Fassung wieder her.`,
    },
    { laterChanges: changes.slice(0, maxChanges) },
  )
}

/** The texts of the records are too long for one change of all of them. */
export const tooLarge = (count: number, max: number) =>
  new RecordProblem('tooLarge', {
    en: `The texts of these ${count} records are too long to be saved at once, so nothing was changed. Change at most ${max} of them at a time.`,
    de: `Die Texte dieser ${count} Einträge sind zu lang, um auf einmal gespeichert zu werden. Nichts wurde geändert. Ändere höchstens ${max} davon auf einmal.`,
  })

export const unchanged = (kind: KindName, title: string) =>
  new RecordProblem('unchanged', {
    en: `The ${kindWord(kind).en} "${title}" is already as it was then.`,
    de: `${kindWord(kind).de} „${title}“ hat schon diesen Stand.`,
  })

export const notRestorable = () =>
  new RecordProblem('notRestorable', {
    en: 'There was no record at that time, so there is nothing to restore.',
    de: 'Zu dieser Zeit gab es den Eintrag nicht, deshalb gibt es nichts wiederherzustellen.',
  })

export function inUse(kind: KindName, title: string, users: readonly User[]): RecordProblem {
  const named = listOf(users)
  return new RecordProblem(
    'inUse',
    {
      en: `The ${kindWord(kind).en} "${title}" is still used by ${named.en}.`,
      de: `${kindWord(kind).de} „${title}“ wird noch verwendet: ${named.de}.`,
    },
    { users: users.slice(0, maxUsers) },
  )
}

/** Players could not go on after the change, or a payment or a setting refers to the record. */
export function stillNeeded(kind: KindName, title: string, usage: readonly RecordUsage[]): RecordProblem {
  const needed = usageSentence(usage.filter(({ isBlocking }) => isBlocking))
  return new RecordProblem(
    'stillNeeded',
    {
      en: `The ${kindWord(kind).en} "${title}" is still needed: ${needed.en}.`,
      de: `${kindWord(kind).de} „${title}“ wird noch gebraucht: ${needed.de}.`,
    },
    { usage },
  )
}

export const shortNameTaken = (kind: KindName, shortName: string) =>
  new RecordProblem(
    'shortNameTaken',
    {
      en: `shortName: there is already a ${kindWord(kind).en} with the short name ${shortName}.`,
      de: `shortName: den Kurznamen ${shortName} gibt es schon (${kindWord(kind).de}).`,
    },
    { field: 'shortName' },
  )

export function shortNameInUse(shortName: string, users: readonly User[]): RecordProblem {
  const named = listOf(users)
  return new RecordProblem(
    'shortNameInUse',
    {
      en: `shortName: must stay ${shortName}, by which it is used by ${named.en}.`,
      de: `shortName: muss ${shortName} bleiben, denn so wird der Eintrag noch verwendet: ${named.de}.`,
    },
    { field: 'shortName', users: users.slice(0, maxUsers) },
  )
}

/** Players hold amounts by the present short name, so it must stay. */
export function shortNameHeld(shortName: string, usage: readonly RecordUsage[]): RecordProblem {
  const held = usageSentence(usage)
  return new RecordProblem(
    'shortNameInUse',
    {
      en: `shortName: must stay ${shortName}, because ${held.en}.`,
      de: `shortName: muss ${shortName} bleiben: ${held.de}.`,
    },
    { field: 'shortName', usage },
  )
}

/** Players hold amounts of a deleted currency by the short name, so no other currency may have it. */
export function shortNameOfDeleted(shortName: string, usage: readonly RecordUsage[]): RecordProblem {
  const held = usageSentence(usage)
  return new RecordProblem(
    'shortNameTaken',
    {
      en: `shortName: ${shortName} belonged to a deleted currency, and ${held.en}. Restore that currency, or choose another short name.`,
      de: `shortName: ${shortName} gehörte einer gelöschten Währung (${held.de}). Stelle diese Währung wieder her oder wähle einen anderen Kurznamen.`,
    },
    { field: 'shortName', usage },
  )
}

/** Users that are named; the rest is counted. */
const maxUsers = 5

function listOf(users: readonly User[]): Sentence {
  const shown = users.slice(0, maxUsers).map(nameOf)
  const rest = users.length - shown.length
  const listed = { en: shown.map(({ en }) => en), de: shown.map(({ de }) => de) }
  if (rest === 0) return { en: joinNames(listed.en, 'and'), de: joinNames(listed.de, 'und') }
  return { en: `${listed.en.join(', ')} and ${rest} more`, de: `${listed.de.join(', ')} und ${rest} weitere` }
}

function nameOf({ kind, title }: User): Sentence {
  if (kind === 'start') return { en: 'the start of new players', de: 'der Start neuer Spieler' }
  return { en: `the ${kindWord(kind).en} "${title}"`, de: `${kindWord(kind).de} „${title}“` }
}

const joinNames = (names: readonly string[], and: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
