import type { AdminMessage, Translate } from './messages'

/** The server's and the validators' messages, which are written to follow a field's name, and the texts a form shows for them. */
const messages: readonly (readonly [RegExp, AdminMessage])[] = [
  [/^is required$/, 'validation.required'],
  [/^must be a whole number$/, 'validation.whole'],
  [/^must be a number/, 'validation.number'],
  [/^must be an amount in whole cents/, 'validation.cents'],
  [/^must be a time in whole seconds$/, 'validation.time'],
  [/^is too late$/, 'validation.late'],
  [/^must not be under (?<limit>-?\d+)$/, 'validation.min'],
  [/^must not be over (?<limit>-?\d+)$/, 'validation.max'],
  [/^is too low$/, 'validation.low'],
  [/^is too high$/, 'validation.high'],
  [/^must not be under [a-zA-Z]+$/, 'validation.order'],
  [/^must not be longer than (?<limit>\d+) characters$/, 'validation.long'],
  [/^must not have over (?<limit>\d+) entries$/, 'validation.entries'],
  [/^must be after the planned start$/, 'validation.afterStart'],
  [/^is in the list twice$/, 'validation.twice'],
  [/^overlaps another range$/, 'validation.overlap'],
  [/^must be above 0 for an item that merchants sell$/, 'validation.freePrice'],
  [/^the ground has the table "(?<name>.+)" with this sequence, too$/, 'validation.tableTwin'],
  [/^there is already a .+ with the short name (?<name>.+)$/, 'validation.shortNameTaken'],
  [/^must be a colour/, 'validation.color'],
  [/^is a word that cannot be used$/, 'validation.word'],
  [/^is too long$/, 'validation.tooLong'],
  [/^must be from (?<from>\d+) to (?<limit>\d+)$/, 'validation.unknownValue'],
  [/^Invalid input$/, 'validation.invalid'],
  [/^(is not a known value$|Invalid option)/, 'validation.unknownValue'],
]

/** A validator's message in the language of the page; one that is not in the table comes back as it is. */
export function validationText(t: Translate, message: string): string {
  for (const [pattern, key] of messages) {
    const match = pattern.exec(message)
    if (match) return t(key, { limit: Number(match.groups?.limit), name: match.groups?.name ?? '' })
  }
  return message
}
