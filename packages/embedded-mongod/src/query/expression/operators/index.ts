import type { OperatorTable } from '../operator'
import { arithmeticOperators } from './arithmetic'
import { arrayOperators } from './arrays'
import { bitOperators } from './bits'
import { conversionOperators } from './conversion'
import { dateArithmeticOperators } from './date-arithmetic'
import { dateTextOperators } from './date-text'
import { dateOperators } from './dates'
import { iterationOperators } from './iteration'
import { logicOperators } from './logic'
import { objectOperators } from './objects'
import { roundingOperators } from './rounding'
import { setOperators } from './sets'
import { statisticsOperators } from './statistics'
import { stringSearchOperators } from './string-search'
import { stringOperators } from './strings'

/** Every expression operator by its name. */
export const expressionOperators: OperatorTable = {
  ...arithmeticOperators,
  ...roundingOperators,
  ...bitOperators,
  ...logicOperators,
  ...stringOperators,
  ...stringSearchOperators,
  ...arrayOperators,
  ...iterationOperators,
  ...setOperators,
  ...objectOperators,
  ...conversionOperators,
  ...dateOperators,
  ...dateArithmeticOperators,
  ...dateTextOperators,
  ...statisticsOperators,
}
