import { titleOf } from '../content'
import { textsOf } from '../language/texts'
import type { ContentCheck } from './content-check'

/** Longer texts are cut off on cards and in lists. */
export const checkTexts: ContentCheck = ({ records }) =>
  textsOf(records)
    .filter(({ text, fits }) => text.length > fits)
    .map(({ kind, record, field, fits }) => ({
      kind,
      id: record.id,
      title: titleOf(kind, record),
      field,
      message: `is longer than ${fits} characters and does not fit`,
    }))
