import { anyKind, type KindName, type User } from '@sanguine/content'
import { Problem } from '@sanguine/kernel'
import type { RecordUsage } from './usage/record-usage'
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

/** A change of a record that would clash with another one; the code tells the clashes apart. */
export class RecordProblem extends Problem {
  constructor(
    readonly code: RecordProblemCode,
    message: string,
    field?: string,
    /** the records that refer to it */
    readonly users: readonly User[] = [],
    /** what players, payments and settings have to do with it */
    readonly usage: readonly RecordUsage[] = [],
  ) {
    super('conflict', message, field === undefined ? {} : { field })
    this.name = 'RecordProblem'
  }
}

/** `changes` are sentences about who has changed it since, latest first. */
export const stale = (kind: KindName, changes: readonly string[] = []) =>
  new RecordProblem(
    'stale',
    `Somebody else has changed this ${kind} in the meantime${said(changes)}. Load it again and repeat your change.`,
  )

/** Fields of a change that is to be undone were changed again; `changes` are sentences about that, latest first. */
export const changedSince = (title: string, fields: readonly string[], changes: readonly string[]) =>
  new RecordProblem(
    'changedSince',
    `"${title}" was changed again since, in ${joinNames(fields)}${said(changes)}. Undo the later change first, or restore a version as a whole.`,
  )

/** Later changes that are told; the rest is in the history. */
const maxChanges = 3

const said = (changes: readonly string[]): string =>
  changes.length === 0 ? '' : `: ${changes.slice(0, maxChanges).join('; ')}${changes.length > maxChanges ? '; …' : ''}`

export const unchanged = (kind: KindName, title: string) =>
  new RecordProblem('unchanged', `The ${kind} "${title}" is already as it was then.`)

export const notRestorable = () =>
  new RecordProblem('notRestorable', 'There was no record at that time, so there is nothing to restore.')

export const inUse = (kind: KindName, title: string, users: readonly User[]) =>
  new RecordProblem(
    'inUse',
    `The ${kind} "${title}" is still used by ${listOf(users)}.`,
    undefined,
    users.slice(0, maxUsers),
  )

/** Players could not go on after the change, or a payment or a setting names the record. */
export const stillNeeded = (kind: KindName, title: string, usage: readonly RecordUsage[]) =>
  new RecordProblem(
    'stillNeeded',
    `The ${kind} "${title}" is still needed: ${usageSentence(usage.filter(({ isBlocking }) => isBlocking))}.`,
    undefined,
    [],
    usage,
  )

export const shortNameInUse = (shortName: string, users: readonly User[]) =>
  new RecordProblem(
    'shortNameInUse',
    `shortName: must stay ${shortName}, by which it is used by ${listOf(users)}.`,
    'shortName',
    users.slice(0, maxUsers),
  )

/** Users that are named; the rest is counted. */
const maxUsers = 5

function listOf(users: readonly User[]): string {
  const names = users.slice(0, maxUsers).map(nameOf)
  const rest = users.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : joinNames(names)
}

const nameOf = ({ kind, title }: User) =>
  kind === 'start' ? 'the start of new players' : `the ${anyKind(kind).name} "${title}"`

const joinNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
