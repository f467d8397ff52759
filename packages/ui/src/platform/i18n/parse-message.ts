/**
 * Messages in ICU MessageFormat, as translators' tools write them: arguments, `number`, `date`, `time`, `plural`,
 * `selectordinal`, `select`, tags and apostrophe quoting. The tests hold it to `intl-messageformat` as the reference.
 */
export type MessagePart =
  | string
  | { readonly kind: 'argument'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string; readonly style: string }
  | { readonly kind: 'date' | 'time'; readonly name: string; readonly style: string }
  | { readonly kind: 'hash' }
  | { readonly kind: 'tag'; readonly name: string; readonly children: Message }
  | {
      readonly kind: 'plural' | 'selectordinal' | 'select'
      readonly name: string
      readonly offset: number
      readonly options: Readonly<Record<string, Message>>
    }

export type Message = readonly MessagePart[]

class Parser {
  private at = 0
  constructor(private readonly text: string) {}

  /** Parses up to the closing brace or tag of the enclosing part, or up to the end. */
  message(inPlural: boolean, tag?: string): Message {
    const parts: MessagePart[] = []
    let plain = ''
    const push = (part: MessagePart) => {
      if (plain) parts.push(plain)
      plain = ''
      parts.push(part)
    }
    while (this.at < this.text.length) {
      const char = this.text[this.at] as string
      if (char === '}') break
      if (tag !== undefined && this.text.startsWith('</', this.at)) break
      if (char === "'") plain += this.quoted(inPlural)
      else if (char === '{') push(this.argument())
      else if (char === '#' && inPlural) {
        this.at += 1
        push({ kind: 'hash' })
      } else if (char === '<' && /^<[a-z]/i.test(this.text.slice(this.at, this.at + 2))) push(this.tag(inPlural))
      else {
        plain += char
        this.at += 1
      }
    }
    if (plain) parts.push(plain)
    return parts
  }

  /** `''` is an apostrophe; `'{…'` quotes up to the next apostrophe; any other apostrophe is itself. */
  private quoted(inPlural: boolean): string {
    const next = this.text[this.at + 1] ?? ''
    this.at += 1
    if (next === "'") {
      this.at += 1
      return "'"
    }
    if (!'{}<>'.includes(next) && !(inPlural && next === '#')) return "'"
    if (next === '') return "'"
    let quoted = ''
    while (this.at < this.text.length) {
      const char = this.text[this.at] as string
      this.at += 1
      if (char !== "'") quoted += char
      else if (this.text[this.at] === "'") {
        quoted += "'"
        this.at += 1
      } else break
    }
    return quoted
  }

  private tag(inPlural: boolean): MessagePart {
    this.expect('<')
    const name = this.word()
    this.space()
    if (this.text.startsWith('/>', this.at)) {
      this.at += 2
      return { kind: 'tag', name, children: [] }
    }
    this.expect('>')
    const children = this.message(inPlural, name)
    for (const token of ['</', name, '>']) this.expect(token)
    return { kind: 'tag', name, children }
  }

  private argument(): MessagePart {
    this.expect('{')
    this.space()
    const name = this.word()
    this.space()
    if (this.accept('}')) return { kind: 'argument', name }
    this.expect(',')
    this.space()
    const kind = this.word()
    this.space()
    if (kind === 'number' || kind === 'date' || kind === 'time') {
      let style = ''
      if (this.accept(',')) {
        const end = this.text.indexOf('}', this.at)
        style = this.text.slice(this.at, end < 0 ? undefined : end).trim()
        this.at = end < 0 ? this.text.length : end
      }
      this.expect('}')
      return { kind, name, style }
    }
    if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') throw this.error(`"${kind}" is no format`)
    this.expect(',')
    this.space()
    let offset = 0
    if (kind !== 'select' && this.accept('offset:')) {
      this.space()
      offset = Number(this.word())
      this.space()
    }
    const options: Record<string, Message> = {}
    while (!this.accept('}')) {
      const selector = this.word()
      this.space()
      this.expect('{')
      options[selector] = this.message(kind !== 'select')
      this.expect('}')
      this.space()
    }
    if (!options.other) throw this.error('"other" is missing')
    return { kind, name, offset, options }
  }

  private word(): string {
    const word = /^=?[\p{L}\p{N}_.-]+/u.exec(this.text.slice(this.at))?.[0]
    if (word === undefined) throw this.error('a name is missing')
    this.at += word.length
    return word
  }

  private space(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1
  }

  private accept(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false
    this.at += token.length
    return true
  }

  private expect(token: string): void {
    if (!this.accept(token)) throw this.error(`"${token}" is missing`)
  }

  error(what: string): SyntaxError {
    return new SyntaxError(`${what} at ${this.at} of "${this.text}"`)
  }

  get isDone(): boolean {
    return this.at === this.text.length
  }
}

/** @throws SyntaxError that names place and message */
export function parseMessage(text: string): Message {
  const parser = new Parser(text)
  const message = parser.message(false)
  if (!parser.isDone) throw parser.error('"}" has no beginning')
  return message
}
