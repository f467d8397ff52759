import type { Doc } from '../document'
import { MongoError } from '../mongo-error'
import type { DateTime, Value } from '../values'

/** The environment of an expression: the document, and the values of the variables bound outside of it. */
export interface Environment {
  root: Doc
  readonly slots: (Value | undefined)[]
}

/** A compiled expression. It returns undefined for no value, such as a missing field or `$$REMOVE`. */
export type Evaluate = (environment: Environment) => Value | undefined

export interface ExpressionOptions {
  /** Variables with known values, from the `let` of a command or `$lookup`. */
  vars?: Readonly<Record<string, Value>>
  /** The value of `$$NOW`, the same for the whole command. */
  now?: DateTime
}

const variableName = /^(?:[a-z\u0080-\uffff][\w\u0080-\uffff]*|CURRENT)$/

/** The variables that are visible in a part of an expression. */
export class Scope {
  readonly #slots: ReadonlyMap<string, number>
  readonly #depth: number

  private constructor(
    readonly options: ExpressionOptions,
    slots: ReadonlyMap<string, number>,
    depth: number,
  ) {
    this.#slots = slots
    this.#depth = depth
  }

  static of(options: ExpressionOptions): Scope {
    return new Scope(options, new Map(), 0)
  }

  /** A scope with further variables, and the slots of these variables. */
  bind(names: readonly string[]): { scope: Scope; slots: number[] } {
    const visible = new Map(this.#slots)
    const slots = names.map((name, index) => {
      if (!variableName.test(name))
        throw new MongoError(16867, `'${name}' starts with an invalid character for a user variable name`)
      visible.set(name, this.#depth + index)
      return this.#depth + index
    })
    return { scope: new Scope(this.options, visible, this.#depth + names.length), slots }
  }

  /** The reader of a variable. Throws 17276 if it does not exist. */
  variable(name: string): Evaluate {
    const slot = this.#slots.get(name)
    if (slot !== undefined) return (environment) => environment.slots[slot]
    const { vars, now } = this.options
    if (vars && Object.hasOwn(vars, name)) {
      const value = vars[name]
      return () => value
    }
    switch (name) {
      case 'ROOT':
      case 'CURRENT':
        return (environment) => environment.root
      case 'REMOVE':
        return () => undefined
      case 'NOW':
        if (now) return () => now
    }
    throw new MongoError(17276, `Use of undefined variable: ${name}`)
  }
}
