export { type Comparison, compareExecutions, type Difference } from './compare-executions'
