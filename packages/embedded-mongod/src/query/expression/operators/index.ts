import type { OperatorTable } from '../operator'
import { ARITHMETIC } from './arithmetic'
import { ARRAYS } from './arrays'
import { BITS } from './bits'
import { CONVERSION } from './conversion'
import { DATE_ARITHMETIC } from './date-arithmetic'
import { DATE_TEXT } from './date-text'
import { DATES } from './dates'
import { ITERATION } from './iteration'
import { LOGIC } from './logic'
import { OBJECTS } from './objects'
import { ROUNDING } from './rounding'
import { SETS } from './sets'
import { STATISTICS } from './statistics'
import { STRING_SEARCH } from './string-search'
import { STRINGS } from './strings'

/** Every expression operator by its name. */
export const OPERATORS: OperatorTable = {
  ...ARITHMETIC,
  ...ROUNDING,
  ...BITS,
  ...LOGIC,
  ...STRINGS,
  ...STRING_SEARCH,
  ...ARRAYS,
  ...ITERATION,
  ...SETS,
  ...OBJECTS,
  ...CONVERSION,
  ...DATES,
  ...DATE_ARITHMETIC,
  ...DATE_TEXT,
  ...STATISTICS,
}
