/** The result for one mutant, as Stryker reports it. */
export interface JudgedMutant {
  /** `Killed`, `Timeout`, `Survived`, `NoCoverage`, `Ignored`, `CompileError`, `RuntimeError` */
  readonly status: string
  /** `ConditionalExpression`, `StringLiteral` ... */
  readonly mutatorName: string
  readonly fileName: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
  readonly replacement?: string | undefined
}

/** The score that an area must reach, 0 to 1. */
export const goals = { all: 0.9, logic: 0.98 }

/** Mutators that change what is decided or computed; the others change texts, empty a block or drop a field. */
const logicMutators = new Set([
  'ArithmeticOperator',
  'AssignmentOperator',
  'BooleanLiteral',
  'ConditionalExpression',
  'EqualityOperator',
  'LogicalOperator',
  'MethodExpression',
  'OptionalChaining',
  'UnaryOperator',
  'UpdateOperator',
])

const killed = new Set(['Killed', 'Timeout'])
const survived = new Set(['Survived', 'NoCoverage'])

const isLogic = ({ mutatorName }: JudgedMutant): boolean => logicMutators.has(mutatorName)

export interface Share {
  readonly killed: number
  readonly judged: number
}

/** 1 where nothing was judged. */
export const rateOf = ({ killed, judged }: Share): number => (judged === 0 ? 1 : killed / judged)

export interface Score {
  readonly all: Share
  readonly logic: Share
  readonly survivors: readonly JudgedMutant[]
}

const shareOf = (mutants: readonly JudgedMutant[]): Share => {
  const dead = mutants.filter(({ status }) => killed.has(status)).length
  return { killed: dead, judged: dead + mutants.filter(({ status }) => survived.has(status)).length }
}

/** Mutants that could not be judged, or that run only while a module loads, count neither way. */
export const scoreOf = (mutants: readonly JudgedMutant[]): Score => ({
  all: shareOf(mutants),
  logic: shareOf(mutants.filter(isLogic)),
  survivors: mutants.filter(({ status }) => survived.has(status)),
})

export const reachesGoals = ({ all, logic }: Score): boolean => rateOf(all) >= goals.all && rateOf(logic) >= goals.logic

/** A survivor in one line: place, mutator, what it put there; a star before those of logic. */
export const formatSurvivor = (mutant: JudgedMutant, root: string): string => {
  const { mutatorName, fileName, location, replacement = '', status } = mutant
  const file = fileName.startsWith(`${root}/`) ? fileName.slice(root.length + 1) : fileName
  const text = replacement.replace(/\s+/g, ' ')
  const put = text.length > 90 ? `${text.slice(0, 89)}…` : text
  const place = `${file}:${location.start.line}:${location.start.column}`
  return `${isLogic(mutant) ? '*' : ' '} ${place}  ${mutatorName}  ${put}${status === 'NoCoverage' ? '  (not reached)' : ''}`
}
