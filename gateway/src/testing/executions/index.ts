export { isDroppedFieldError } from '../../graphql/dropped-field-error'
export { type Comparison, compareExecutions, type Difference } from './compare-executions'
