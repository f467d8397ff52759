export { type Comparison, compareExecutions, type Difference } from './compare-executions'
export { isDroppedFieldError } from './dropped-field-error'
