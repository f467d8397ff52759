import { Doc, type List } from '../document'
import { compileExpression, type ExpressionOptions } from '../expression/compile'
import { MongoError } from '../mongo-error'
import { compileAddFields, unsetSpec } from '../projection/add-fields'
import { compileProjectStage, type Projection } from '../projection/compile'
import type { Value } from '../values'

/** Compiles an update that is a pipeline, whose stages change each document alone. */
export function compileUpdatePipeline(stages: List, options: ExpressionOptions): Projection {
  const steps = stages.items.map((stage) => {
    if (!(stage instanceof Doc) || stage.size !== 1)
      throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.')
    const name = stage.keys[0] as string
    const step = compileDocStage(name, stage.values[0] as Value, options)
    if (!step) throw new MongoError(72, `${name} is not allowed to be used within an update`)
    return step
  })
  return (doc) => steps.reduce((value, step) => step(value), doc)
}

/** Compiles a stage that changes each document alone; undefined for other stages. */
export function compileDocStage(name: string, operand: Value, options: ExpressionOptions): Projection | undefined {
  switch (name) {
    case '$addFields':
    case '$set':
      return compileAddFields(specOf(name, operand, 40272), options, name)
    case '$project':
      return compileProjectStage(specOf(name, operand, 15969), options)
    case '$unset':
      return compileProjectStage(unsetSpec(operand), options)
    case '$replaceRoot': {
      const spec = specOf(name, operand, 40229)
      return replaceRoot(spec.get('newRoot') ?? null, options)
    }
    case '$replaceWith':
      return replaceRoot(operand, options)
    default:
      return undefined
  }
}

function specOf(name: string, operand: Value, code: number): Doc {
  if (!(operand instanceof Doc)) throw new MongoError(code, `${name} specification must be an object`)
  return operand
}

function replaceRoot(operand: Value, options: ExpressionOptions): Projection {
  const expression = compileExpression(operand, options)
  return (doc) => {
    const root = expression(doc)
    if (!(root instanceof Doc)) throw new MongoError(40228, "'newRoot' expression must evaluate to an object")
    return root
  }
}
