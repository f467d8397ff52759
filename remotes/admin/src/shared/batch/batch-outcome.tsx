import { ErrorNotice, ProgressBar, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../i18n/messages'
import { isUnconfirmed } from '../records/lost-response'
import { BatchRefusal } from './batch-refusal'
import { RefusedRecords } from './refused-records'
import type { BatchRun } from './use-batch-run'
import type { ChangeableRecords } from './use-changeable-records'

interface BatchOutcomeProps {
  readonly batch: BatchRun
  readonly loaded: ChangeableRecords
  /** the most records that one call changes */
  readonly partSize: number
  /** how many records the batch is to change */
  readonly count: number
  /** of the selected records, by id */
  readonly names: ReadonlyMap<string, string>
  /** repeats without the records that were refused */
  readonly onLeaveOut: (ids: readonly string[]) => void
  readonly onRetry: () => void
}

/** The progress of a batch in several parts, and why it ended early. */
export function BatchOutcome({ batch, loaded, partSize, count, names, onLeaveOut, onRetry }: BatchOutcomeProps) {
  const t = useMessages(adminMessages)
  const { progress, failure } = batch
  return (
    <>
      {progress && progress.total > partSize && (
        <ProgressBar label={t('batch.progress', progress)} value={progress.done} max={progress.total} />
      )}
      {failure instanceof BatchRefusal ? (
        <RefusedRecords
          refusal={failure}
          names={names}
          onLeaveOut={failure.records.length < count ? onLeaveOut : null}
          onLoadAgain={() => {
            batch.reset()
            loaded.retry()
          }}
        />
      ) : failure ? (
        <ErrorNotice
          error={failure}
          title={isUnconfirmed(failure) ? t('batch.unconfirmed') : undefined}
          onRetry={onRetry}
        />
      ) : null}
    </>
  )
}
