import { randomUUID } from 'node:crypto'

/** An object or a list of a response as JSON, which `jsonOf` writes as it is. */
export class JsonText {
  constructor(readonly text: string) {}

  /** Called by `JSON.stringify`. */
  toJSON(): unknown {
    if (!written) return JSON.parse(this.text)
    written.push(this.text)
    return mark
  }
}

/** A text that no value contains, since nobody can know it. */
const mark = randomUUID()

/** The texts that `jsonOf` has met; null outside of it. */
let written: string[] | null = null

/** The JSON of a value that may contain texts. */
export function jsonOf(value: unknown): string {
  const texts: string[] = []
  let outline: string
  written = texts
  try {
    outline = JSON.stringify(value)
  } finally {
    written = null
  }
  if (texts.length === 0) return outline
  // Texts that are added to each other would keep all their parts in memory, and are slow to write.
  return outline
    .split(`"${mark}"`)
    .flatMap((part, index) => [part, texts[index] ?? ''])
    .join('')
}
