import { anyKind, type ContentIndex, canonical, findEntryIssues, type KindName } from '@sanguine/content'
import { type Context, invalidField, parse } from '@sanguine/kernel'

type Values = Readonly<Record<string, unknown>>

/**
 * The stored form of a client's input: parsed by the kind's schema, with keys as exact short names. News without a time
 * keep their stored one; new ones get the present. Throws `invalidInput`, also for an entry that its list has twice.
 */
export function readRecordValues(
  { app }: Context,
  kind: KindName,
  input: unknown,
  index: ContentIndex,
  before?: Values,
): Values {
  const values: Values = canonical(kind, parse(anyKind(kind).values, input), index)
  const issue = findEntryIssues(kind, values)[0]
  if (issue) throw invalidField(issue.field, issue.message)
  if (kind !== 'news' || values.publishedAt !== 0) return values
  return { ...values, publishedAt: before?.publishedAt ?? Math.floor(app.clock.now() / 1000) }
}
