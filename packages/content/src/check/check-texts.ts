import { titleOf } from '../content'
import { textsOf } from '../language/translation'
import { type ContentCheck, findInSteps } from './content-check'

/** Finds texts that are too long for cards and lists, where they would be cut off. */
export const checkTexts: ContentCheck = ({ records }) =>
  findInSteps(textsOf(records), ({ kind, record, field, text, fits }) => {
    if (text.length <= fits) return []
    const message = {
      en: `is longer than ${fits} characters and does not fit`,
      de: `ist länger als ${fits} Zeichen und passt nicht`,
    }
    return [{ kind, id: record.id, title: titleOf(kind, record), field, message }]
  })
