import type { JsonText } from './json-text'

/** The most characters that are kept. Two bytes each at most, so 32 MB. */
const maxCharacters = 16_000_000

/** The size of an entry besides its text, in characters. */
const entryCharacters = 100

/**
 * The JSON of objects that are the same in each response, by the plan of their fields. All are forgotten when they are
 * too many, which bounds what the documents of clients can take.
 */
export class ConstantTexts {
  #byPlan = new WeakMap<object, WeakMap<object, JsonText | null>>()
  #characters = 0

  /** @param isConstant whether the properties of an object never change, for any caller */
  constructor(readonly isConstant: (value: unknown) => value is object) {}

  /** The text of an object; null if its fields have resolvers; undefined if that is not known yet. */
  find(plan: object, value: object): JsonText | null | undefined {
    return this.#byPlan.get(plan)?.get(value)
  }

  keep(plan: object, value: object, text: JsonText | null): void {
    this.#characters += entryCharacters + (text?.text.length ?? 0)
    if (this.#characters > maxCharacters) {
      this.#byPlan = new WeakMap()
      this.#characters = 0
    }
    let texts = this.#byPlan.get(plan)
    if (!texts) {
      texts = new WeakMap()
      this.#byPlan.set(plan, texts)
    }
    texts.set(value, text)
  }
}
