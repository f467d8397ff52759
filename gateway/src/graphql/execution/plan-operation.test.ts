import { describe, expect, test } from '@jest/globals'
import { buildSchema, getOperationAST, parse } from 'graphql'
import { operationPlanner } from './plan-operation'

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `field${index}`)

const schema = buildSchema(`type Query { ${names(600).join(': Int ')}: Int }`)

/** Plans a document with this many fields for each outcome of its conditions. */
function planAll(fields: number): () => readonly unknown[] {
  const document = parse(`query ($a: Boolean!, $b: Boolean!) {
    field0 @include(if: $a) field1 @include(if: $b) ${names(fields).join(' ')} }`)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('There is no operation.')
  const planFor = operationPlanner(schema, document, operation)
  return () =>
    [false, true].flatMap((a) =>
      [false, true].map((b) => {
        const plan = planFor({ a, b })
        plan.root()
        return plan
      }),
    )
}

describe('the plans of an operation', () => {
  test('are kept, one for each outcome of its conditions', () => {
    const plan = planAll(100)
    const plans = plan()
    expect(new Set(plans).size).toBe(4)
    expect(plan().map((again, index) => again === plans[index])).toEqual([true, true, true, true])
  })

  test('are forgotten once they have 1,000 fields, since conditions would multiply the memory of a document', () => {
    const plan = planAll(600)
    const plans = plan()
    expect(plan().map((again, index) => again === plans[index])).toEqual([false, false, false, false])
  })
})
