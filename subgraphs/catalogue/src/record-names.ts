import { type AnyRecord, type KindName, kindNames, titleOf } from '@sanguine/content'
import type { Context } from '@sanguine/kernel'
import { releaseService } from './content/release-cache'

/** A record by its title in lists. */
export interface RecordName {
  readonly kind: KindName
  readonly id: string
  readonly title: string
}

/** The records whose ids are in the text, each once, with their present names. */
export function recordNamesOf({ app }: Pick<Context, 'app'>, text: string): RecordName[] {
  const ids = new Set(text.match(/\b[0-9a-f]{24}\b/g) ?? [])
  if (ids.size === 0) return []
  const { index } = app.get(releaseService).snapshot()
  return [...ids].flatMap((id) =>
    kindNames.flatMap((kind): RecordName[] => {
      const record = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
      return record ? [{ kind, id, title: titleOf(kind, record) }] : []
    }),
  )
}
