import { Button, Notice, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../i18n/messages'
import styles from './batch.module.css'
import type { BatchRefusal } from './batch-refusal'

/** The most records that are named. */
const maxNamed = 20

interface RefusedRecordsProps {
  readonly refusal: BatchRefusal
  /** of the selected records, by id */
  readonly names: ReadonlyMap<string, string>
  /** repeats without the records that were refused; null where nothing else is left */
  readonly onLeaveOut: ((ids: readonly string[]) => void) | null
  readonly onLoadAgain: () => void
}

/** The records because of which a batch changed nothing, each with its reason. */
export function RefusedRecords({
  refusal: { records, sentences },
  names,
  onLeaveOut,
  onLoadAgain,
}: RefusedRecordsProps) {
  const t = useMessages(adminMessages)
  const count = records.length
  return (
    <Notice
      kind="error"
      title={count > 0 ? t('batch.refused', { count }) : t('batch.refusedAll')}
      actions={
        <>
          {records.some(({ isStale }) => isStale) && (
            <Button size="sm" onClick={onLoadAgain}>
              {t('batch.loadAgain')}
            </Button>
          )}
          {onLeaveOut && count > 0 && (
            <Button size="sm" onClick={() => onLeaveOut(records.map(({ id }) => id))}>
              {t('batch.leaveOut', { count })}
            </Button>
          )}
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul className={styles.refused}>
        {records.slice(0, maxNamed).map(({ id, sentence }) => (
          <li key={`${id} ${sentence}`}>
            {!sentence.includes(names.get(id) ?? id) && <b>{names.get(id) ?? id}</b>} {sentence}
          </li>
        ))}
        {count > maxNamed && <li>{t('batch.more', { count: count - maxNamed })}</li>}
      </ul>
    </Notice>
  )
}
