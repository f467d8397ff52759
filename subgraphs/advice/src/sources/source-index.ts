import { memoPerRelease } from '@sanguine/catalogue'
import { sourceIndex } from '@sanguine/rules'

/** The sources of every item and currency of a release, computed once per release. */
export const sourceIndexOf = memoPerRelease(sourceIndex)
