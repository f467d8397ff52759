/** Comments, strings and identifiers of scripts, style sheets and GraphQL, in the order in which they are tried. */
const tokens =
  /"""[\s\S]*?"""|\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=^|\s)#[^\n]*|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|(?<=\.)[a-z]\w*(?:-\w+)+|[A-Za-z_$][\w$]*/g

const isComment = /^("""|\/\*|\/\/|#)/

/** The parts of a name that documentation can use alone: `security.login.failed` is also `security`. */
const partsOf = (name: string): readonly string[] => [name, ...name.split(/[^\w$-]+/)]

/**
 * The identifiers of a file, and its strings that are a name: without spaces, such as a key, a class or an event. Sentences in
 * strings and comments are not code.
 */
export function* codeWords(text: string): Generator<string> {
  for (const [token, single, double] of text.matchAll(tokens)) {
    if (isComment.test(token)) continue
    const content = single ?? double
    if (content === undefined) yield token
    else if (!/\s/.test(content)) yield* partsOf(content)
  }
}
