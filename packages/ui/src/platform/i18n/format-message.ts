import { dateTimeFormat, numberFormat, pluralRules } from './intl-formats'
import { type Message, parseMessage } from './parse-message'

export type MessageValue = string | number | bigint | boolean | Date | null | undefined
export type MessageValues = Readonly<Record<string, MessageValue>>

/** A piece of a formatted message: text, or a tag around pieces. */
export type Piece = string | { readonly tag: string; readonly pieces: readonly Piece[] }

const parsed = new Map<string, Message>()

function messageOf(text: string): Message {
  let message = parsed.get(text)
  if (!message) {
    message = parseMessage(text)
    parsed.set(text, message)
  }
  return message
}

const lengths = ['short', 'medium', 'long', 'full'] as const
type Length = (typeof lengths)[number]
const lengthOf = (style: string): Length => lengths.find((length) => length === style) ?? 'medium'

function formatNumber(language: string, value: number, style: string): string {
  const options: Intl.NumberFormatOptions =
    style === 'percent' ? { style: 'percent' } : style === 'integer' ? { maximumFractionDigits: 0 } : {}
  return numberFormat(language, options).format(value)
}

function formatMoment(language: string, value: number, kind: 'date' | 'time', style: string): string {
  const options = kind === 'date' ? { dateStyle: lengthOf(style) } : { timeStyle: lengthOf(style) }
  return dateTimeFormat(language, options).format(value)
}

type Choice = Extract<Message[number], { readonly options: unknown }>

function chosen({ kind, options, offset }: Choice, language: string, value: MessageValue): Message | undefined {
  if (kind === 'select') return options[String(value)]
  const count = Number(value)
  const type = kind === 'plural' ? 'cardinal' : 'ordinal'
  return options[`=${count}`] ?? options[pluralRules(language, { type }).select(count - offset)]
}

function pieces(message: Message, language: string, values: MessageValues, hash: number): Piece[] {
  const result: Piece[] = []
  const add = (piece: Piece) => {
    const last = result.length - 1
    if (typeof piece === 'string' && typeof result[last] === 'string') result[last] += piece
    else result.push(piece)
  }
  for (const part of message) {
    if (typeof part === 'string') add(part)
    else if (part.kind === 'hash') add(formatNumber(language, hash, ''))
    else if (part.kind === 'tag') add({ tag: part.name, pieces: pieces(part.children, language, values, hash) })
    else {
      const value = values[part.name]
      if (part.kind === 'argument') {
        if (value !== null && value !== undefined) add(String(value))
      } else if ('options' in part) {
        const option = chosen(part, language, value) ?? (part.options.other as Message)
        const count = part.kind === 'select' ? hash : Number(value) - part.offset
        for (const piece of pieces(option, language, values, count)) add(piece)
      } else if (part.kind === 'number') add(formatNumber(language, Number(value), part.style))
      else add(formatMoment(language, value instanceof Date ? value.getTime() : Number(value), part.kind, part.style))
    }
  }
  return result
}

/** A message with its tags kept apart, for markup around parts of it. */
export const formatPieces = (text: string, language: string, values: MessageValues = {}): readonly Piece[] =>
  pieces(messageOf(text), language, values, 0)

const flatten = (all: readonly Piece[]): string =>
  all.map((piece) => (typeof piece === 'string' ? piece : flatten(piece.pieces))).join('')

/** A message as text. Tags leave their content. */
export const formatMessage = (text: string, language: string, values?: MessageValues): string =>
  flatten(formatPieces(text, language, values))
