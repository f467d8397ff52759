import { useMessages } from '@sanguine/ui'
import type { AdminRemoteErrorFragment } from '../../../generated/documents'
import { enumLabel } from '../../../i18n/field-label'
import { adminMessages } from '../../../i18n/messages'
import entries from '../../../shared/entries/entries.module.css'
import styles from './remote-error.module.css'

type Frame = AdminRemoteErrorFragment['frames'][number]
type Source = NonNullable<Frame['source']>

interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

const placeText = ({ file, line, column }: Place): string => `${file}:${line}:${column}`

/** The lines of a source around a place, with their numbers; the line of the place is marked. */
function SourceLines({ source }: { readonly source: Source }) {
  return (
    <pre className={styles.lines}>
      {source.lines.map((text, index) => {
        const line = source.firstLine + index
        const Row = line === source.line ? 'mark' : 'span'
        return (
          <Row key={line} className={styles.row}>
            <span className={styles.number}>{line}</span>
            <code>{text}</code>
          </Row>
        )
      })}
    </pre>
  )
}

/** An error with its numbers and the line of the sources that threw it; the calls that led there open below. */
export function RemoteError({ error }: { readonly error: AdminRemoteErrorFragment }) {
  const t = useMessages(adminMessages)
  const { name, origin, pages, firstAt, lastAt, frames } = error
  const [innermost] = frames
  const source = innermost?.source
  const shown = source ?? innermost
  const calls = frames.map((frame, depth) => ({ ...frame, depth }))
  const time = (at: string) => t('remotes.time', { date: Date.parse(at) })
  return (
    <li className={entries.entry}>
      <h2 className={styles.name}>
        {name} {shown && <code className={styles.place}>{placeText(shown)}</code>}
      </h2>
      <p>{enumLabel(t, 'remotes.origin', origin)}</p>
      {source && source.lines.length > 0 && <SourceLines source={source} />}
      <dl className={entries.facts}>
        <dt>{t('remotes.reportedBy')}</dt>
        <dd>{t('remotes.reportedByPages', { pages })}</dd>
        <dt>{t('remotes.firstReport')}</dt>
        <dd>{time(firstAt)}</dd>
        <dt>{t('remotes.lastReport')}</dt>
        <dd>{time(lastAt)}</dd>
      </dl>
      <details>
        <summary className={styles.summary}>{t('remotes.calls', { count: frames.length })}</summary>
        <ol className={styles.calls}>
          {calls.map((frame) => (
            <li key={frame.depth}>
              {frame.source && <span>{placeText(frame.source)}</span>}
              <span className={styles.script}>{placeText(frame)}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  )
}
