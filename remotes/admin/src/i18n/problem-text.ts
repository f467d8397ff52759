import type { AdminMessage, Say } from './messages'

/** The validators' messages, which are written to follow a field's name, and how a form says the same. */
const problems: readonly (readonly [RegExp, AdminMessage])[] = [
  [/^is required$/, 'problem.required'],
  [/^must be a whole number$/, 'problem.whole'],
  [/^must be a number/, 'problem.number'],
  [/^must not be under (?<limit>-?\d+)$/, 'problem.min'],
  [/^must not be over (?<limit>-?\d+)$/, 'problem.max'],
  [/^is too low$/, 'problem.low'],
  [/^is too high$/, 'problem.high'],
  [/^must not be under [a-zA-Z]+$/, 'problem.order'],
  [/^must not be longer than (?<limit>\d+) characters$/, 'problem.long'],
  [/^must not have over (?<limit>\d+) entries$/, 'problem.entries'],
  [/^must be a colour/, 'problem.color'],
  [/^Invalid input$/, 'problem.invalid'],
]

/** What is wrong with a value, in the language of the page; what is not known here as the validator says it. */
export function problemText(t: Say, message: string): string {
  for (const [pattern, key] of problems) {
    const match = pattern.exec(message)
    if (match) return t(key, { limit: Number(match.groups?.limit) })
  }
  return message
}
