import { memoPerRelease } from '@sanguine/catalogue'
import { sourceIndex } from '@sanguine/rules'

/** Where every item and currency of a release comes from, worked out once per release. */
export const sourceIndexOf = memoPerRelease(sourceIndex)
