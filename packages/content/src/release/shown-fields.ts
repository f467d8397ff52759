import type { ShownFields } from '@sanguine/rules'
import { anyKind } from '../kinds'
import type { RecordOf } from '../records'

/** The fields of a record that the game shows as they are. */
export function shownFields<Name extends keyof ShownFields>(kind: Name, record: RecordOf<Name>): ShownFields[Name] {
  const values: Readonly<Record<string, unknown>> = record
  const { inGame = [] } = anyKind(kind)
  return Object.fromEntries(inGame.map((field) => [field, values[field]])) as unknown as ShownFields[Name]
}
