import type { OperatorTable } from './operator'

export const OPERATORS: OperatorTable = { $literal: (operand) => () => operand }
