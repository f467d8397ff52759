import type { JsonText } from './json-text'

/** The most characters of a generation. Two bytes each at most, so 64 MB for both. */
const maxCharacters = 16_000_000

/** The size of an entry besides its text, in characters. */
const entryCharacters = 100

type Texts = WeakMap<object, WeakMap<object, JsonText | null>>

/**
 * The JSON of objects and lists that are the same in each response, by the plan of their fields. Two generations of
 * texts are kept, which bounds what the documents of clients can take. A full generation becomes the former one. Its
 * texts are forgotten if nobody uses them until the next generation is full.
 */
export class ConstantTexts {
  #current: Texts = new WeakMap()
  #former: Texts = new WeakMap()
  #characters = 0

  /** @param isConstant whether the properties of an object, or the entries of a list, never change, for any caller */
  constructor(readonly isConstant: (value: unknown) => value is object) {}

  /** The text of a value; null if its fields have resolvers; undefined if that is not known yet. */
  find(plan: object, value: object): JsonText | null | undefined {
    const known = this.#current.get(plan)?.get(value)
    if (known !== undefined) return known
    const former = this.#former.get(plan)?.get(value)
    if (former !== undefined) this.keep(plan, value, former)
    return former
  }

  keep(plan: object, value: object, text: JsonText | null): void {
    const characters = entryCharacters + (text?.text.length ?? 0)
    if (characters > maxCharacters) return
    this.#characters += characters
    if (this.#characters > maxCharacters) {
      this.#former = this.#current
      this.#current = new WeakMap()
      this.#characters = characters
    }
    let texts = this.#current.get(plan)
    if (!texts) {
      texts = new WeakMap()
      this.#current.set(plan, texts)
    }
    texts.set(value, text)
  }
}
