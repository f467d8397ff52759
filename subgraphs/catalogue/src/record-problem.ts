import { anyKind, type KindName, type User } from '@sanguine/content'
import { Problem } from '@sanguine/kernel'

export type RecordProblemCode = 'stale' | 'inUse' | 'shortNameTaken' | 'indispensable'

/** A change of a record that would clash with another one; the code tells the clashes apart. */
export class RecordProblem extends Problem {
  constructor(
    readonly code: RecordProblemCode,
    message: string,
    field?: string,
  ) {
    super('conflict', message, field === undefined ? {} : { field })
    this.name = 'RecordProblem'
  }
}

export const stale = (kind: KindName) =>
  new RecordProblem(
    'stale',
    `Somebody else has changed this ${kind} in the meantime. Load it again and repeat your change.`,
  )

export const inUse = (kind: KindName, title: string, users: readonly User[]) =>
  new RecordProblem('inUse', `The ${kind} "${title}" is still used by ${listOf(users)}.`)

export const shortNameInUse = (shortName: string, users: readonly User[]) =>
  new RecordProblem('inUse', `shortName: must stay ${shortName}, by which it is used by ${listOf(users)}.`, 'shortName')

/** `shown` users are named, the rest is counted. */
function listOf(users: readonly User[], shown = 5): string {
  const names = users.slice(0, shown).map(nameOf)
  const rest = users.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : joinNames(names)
}

const nameOf = ({ kind, title }: User) =>
  kind === 'start' ? 'the start of new players' : `the ${anyKind(kind).name} "${title}"`

const joinNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
