import type { SiteEvent } from './site-event'

export interface ParserHandlers {
  onEvent(event: SiteEvent): void
  /** the wait before the stream is opened again, in milliseconds */
  onRetry(ms: number): void
}

/**
 * Returns a function that takes the text of a stream in any pieces. Parses server-sent events as the gateway writes
 * them: lines end in LF, and each event has JSON in one line of data.
 */
export function eventParser({ onEvent, onRetry }: ParserHandlers): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map(splitLine))
      const [retry, data] = [fields.get('retry'), fields.get('data')]
      if (retry !== undefined) onRetry(Number(retry))
      if (data !== undefined)
        onEvent({ id: fields.get('id'), name: fields.get('event') ?? 'message', data: JSON.parse(data) })
    }
  }
}

function splitLine(line: string): readonly [name: string, value: string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trimStart()]
}
