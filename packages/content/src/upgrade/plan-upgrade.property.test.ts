import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { problemLine } from '../content'
import { kindNames } from '../kind-name'
import { anyKind } from '../kinds'
import type { AnyRecord } from '../records'
import { findBlockingProblems } from '../release/build-release'
import { smallContent } from '../testing'
import { afterUpgrade } from '../testing/after-upgrade'
import { anEdit, withEdits } from '../testing/random-content'
import { plainContent } from './plain-content'
import { type LocalizedContent, planUpgrade } from './plan-upgrade'

const localized = (content: ReturnType<typeof smallContent>): LocalizedContent => ({ ...content, translations: {} })

/** A pack, the same pack after its author's changes, and the first one after an editor's changes. */
const versions = fc
  .record({
    first: fc.array(anEdit, { maxLength: 6 }),
    pack: fc.array(anEdit, { maxLength: 12 }),
    here: fc.array(anEdit, { maxLength: 12 }),
  })
  .map(({ first, pack, here }) => {
    const base = withEdits(smallContent(), first, 100)
    return {
      base: localized(base),
      ours: localized(withEdits(base, here, 200)),
      theirs: localized(withEdits(base, pack, 300)),
    }
  })

const holds = (law: (given: { base: LocalizedContent; ours: LocalizedContent; theirs: LocalizedContent }) => void) =>
  fc.assert(fc.property(versions, law), { numRuns: 80 })

const eachRecord = (content: LocalizedContent, see: (kind: (typeof kindNames)[number], record: AnyRecord) => void) => {
  const book = plainContent(content)
  for (const kind of kindNames) for (const record of book.all(kind)) see(kind, record)
}

const sameNames = (one: LocalizedContent, other: LocalizedContent) =>
  (['currency', 'stat'] as const).every((kind) =>
    other.records[kind].every(({ id, shortName }) =>
      one.records[kind].every((record) => (record.id === id) === (record.shortName === shortName)),
    ),
  )

describe('an upgrade of any content', () => {
  it('leaves no broken reference', () => {
    holds((given) => {
      const after = afterUpgrade(given.ours, planUpgrade(given))
      expect(findBlockingProblems(after).map(problemLine)).toEqual([])
    })
  })

  it('changes nothing when it is repeated', () => {
    holds((given) => {
      const first = planUpgrade(given)
      const ours = afterUpgrade(given.ours, first)
      const second = planUpgrade({ ...given, base: first.remembered, ours })
      expect(second.records).toEqual([])
      expect(plainContent(second.remembered).content).toEqual(plainContent(first.remembered).content)
    })
  })

  it('loses no record and no edited field of the database', () => {
    holds((given) => {
      const after = plainContent(afterUpgrade(given.ours, planUpgrade(given)))
      const base = plainContent(given.base)
      eachRecord(given.ours, (kind, ours) => {
        const [before, now] = [base.get(kind, ours.id), after.get(kind, ours.id)]
        const isGone = now === undefined
        // Only records that were not edited, and cannot be referenced, may be removed.
        if (isGone)
          return expect({ kind, ours }).toEqual({ kind: expect.stringMatching(/^(huntingTable|rank)$/), ours: before })
        for (const [field, { shape }] of Object.entries(anyKind(kind).fields)) {
          if (JSON.stringify(before?.[field]) === JSON.stringify(ours[field])) continue
          if (shape.type !== 'list') expect([field, now[field]]).toEqual([field, ours[field]])
          else if (before === undefined) expect(now[field]).toEqual(ours[field])
        }
      })
    })
  })

  it('does not restore records that were deleted here', () => {
    holds((given) => {
      const [ours, after] = [plainContent(given.ours), plainContent(afterUpgrade(given.ours, planUpgrade(given)))]
      eachRecord(given.base, (kind, { id }) => {
        if (!ours.get(kind, id)) expect(after.get(kind, id)).toBeUndefined()
      })
    })
  })

  it('turns an unedited database into the new pack, plus records that the pack no longer has', () => {
    holds(({ base, theirs }) => {
      fc.pre(sameNames(base, theirs))
      const after = plainContent(afterUpgrade(base, planUpgrade({ base, ours: base, theirs })))
      eachRecord(theirs, (kind, record) => expect(after.get(kind, record.id)).toEqual(record))
      expect(after.all('start')).toEqual(plainContent(theirs).all('start'))
    })
  })
})
