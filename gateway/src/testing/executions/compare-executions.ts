import { setImmediate } from 'node:timers/promises'
import type { Context } from '@sanguine/kernel'
import {
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { domains } from '../../domains'
import { JsonText, jsonOf } from '../../graphql/execution/json-text'
import { createExecutor, type Executor } from '../../graphql/executor'
import { buildSchema } from '../../graphql/schema'
import { seededDice } from './dice'
import { drawDocument, drawVariables } from './draw-document'
import { failureModes, isConstantStandIn, resolveByStandIns, type StandInContext } from './stand-in-resolvers'

export interface ComparisonOptions {
  /** number of documents to compare */
  readonly documents: number
  readonly seed: number
}

export interface Comparison {
  /** valid documents that were compared, each with several variables */
  readonly documents: number
  readonly executions: number
  /** executions whose result had objects that were the same each time, as texts */
  readonly withTexts: number
  /** documents whose result differs from that of graphql-js; at most a few */
  readonly differences: readonly Difference[]
}

export interface Difference {
  readonly text: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly expected: string
  readonly actual: string
}

const maxDifferences = 3

/** The number of documents after which new executors are created, since an executor keeps the plans of the site's documents. */
const batchSize = 500

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule && rule !== NoUnusedVariablesRule)

/** Compares the executor's results for drawn documents, the site's own and others, with those of graphql-js. */
export async function compareExecutions({ documents, seed }: ComparisonOptions): Promise<Comparison> {
  const schema = buildSchema(domains)
  resolveByStandIns(schema)
  const dice = seededDice(seed)
  const comparison = { documents: 0, executions: 0, withTexts: 0, differences: [] as Difference[] }
  let executors = executorsOf(schema)
  for (let drawn = 0; comparison.documents < documents && comparison.differences.length < maxDifferences; drawn += 1) {
    const { text, operationName, variables } = drawDocument(schema, dice)
    const document = parse(text)
    if (validate(schema, document, rules).length > 0) continue
    comparison.documents += 1
    if (comparison.documents % batchSize === 0) executors = executorsOf(schema)
    for (let use = 0; use < 3; use += 1) {
      const values = drawVariables(variables, dice)
      // The stand-in resolvers read only this from the context.
      const context = { mode: dice.pick(failureModes) } satisfies StandInContext as unknown as Context
      const expected = outlineOf(
        await execute({ schema, document, operationName, variableValues: values, contextValue: context }),
      )
      for (const executor of executors) {
        const execution = { hash: String(drawn), document, operationName, variables: values, context }
        // The own executor's results are compared as they are sent, with texts in them.
        const result = await executor.execute({ ...execution, mayHaveTexts: executor === executors[0] })
        const actual = outlineOf(JSON.parse(jsonOf(result)))
        comparison.executions += 1
        if (hasTexts(result.data)) comparison.withTexts += 1
        if (actual !== expected) comparison.differences.push({ text, variables: values, expected, actual })
      }
    }
  }
  // Rejections that graphql-js drops are reported before, while somebody listens for them.
  await setImmediate()
  return comparison
}

const hasTexts = (value: unknown): boolean =>
  value instanceof JsonText || (typeof value === 'object' && value !== null && Object.values(value).some(hasTexts))

const executorsOf = (schema: GraphQLSchema): readonly Executor[] => [
  createExecutor({ schema, documents: { has: () => true }, isConstant: isConstantStandIn }),
  createExecutor({ schema, documents: { has: () => false }, isConstant: isConstantStandIn }),
]

/**
 * The parts of a result that two executions must share: the data, the places that an error made null, and the errors at
 * these places. If a null spreads to a parent, the order of execution decides which of
 * several errors below is reported.
 */
function outlineOf({ data, errors = [] }: ExecutionResult): string {
  if (data === undefined) return JSON.stringify(errors.map(({ message }) => message))
  const places = errors.map(({ path = [], message, locations }) => {
    const place = firstNull(data, path)
    return JSON.stringify(place.length === path.length ? [place, message, locations] : [place])
  })
  return JSON.stringify({ data, places: [...new Set(places)].sort() })
}

/** The part of a path that leads to the first null. */
function firstNull(data: unknown, path: readonly (string | number)[]): readonly (string | number)[] {
  let value = data
  for (const [index, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, index)
    value = (value as Readonly<Record<string | number, unknown>>)[key]
  }
  return path
}
