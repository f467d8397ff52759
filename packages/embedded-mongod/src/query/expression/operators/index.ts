import type { OperatorTable } from '../operator'
import { arithmeticOperators } from './arithmetic'
import { arrayOperators } from './arrays'
import { conversionOperators } from './conversion'
import { dateTextOperators } from './date-text'
import { dateOperators } from './dates'
import { iterationOperators } from './iteration'
import { logicOperators } from './logic'
import { objectOperators } from './objects'
import { regexMatchOperators } from './regex-match'
import { roundingOperators } from './rounding'
import { statisticsOperators } from './statistics'
import { stringOperators } from './strings'

/** Every expression operator by its name. */
export const expressionOperators: OperatorTable = {
  ...arithmeticOperators,
  ...roundingOperators,
  ...logicOperators,
  ...stringOperators,
  ...regexMatchOperators,
  ...arrayOperators,
  ...iterationOperators,
  ...objectOperators,
  ...conversionOperators,
  ...dateOperators,
  ...dateTextOperators,
  ...statisticsOperators,
}
