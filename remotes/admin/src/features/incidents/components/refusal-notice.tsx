import { Button, Notice, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { ChangedElsewhereNotice } from '../../../shared/records/changed-elsewhere-notice'

interface RefusalNoticeProps {
  /** empty without one */
  readonly refusal: string
  /** whether a colleague has saved since the form was filled, so that what is typed may replace that */
  readonly isBehind: boolean
  readonly onLoad: () => void
  readonly onSaveMine: () => void
}

/** Why a form was not saved. Behind a colleague's change, the typed text is saved all the same, or the stored one is loaded. */
export function RefusalNotice({ refusal, isBehind, onLoad, onSaveMine }: RefusalNoticeProps) {
  const t = useMessages(adminMessages)
  if (isBehind)
    return (
      <ChangedElsewhereNotice
        loadLabel={t('incidents.load')}
        onLoadCurrent={onLoad}
        actions={
          <Button size="sm" onClick={onSaveMine}>
            {t('incidents.saveMine')}
          </Button>
        }
      >
        <p>{refusal || t('incidents.changedText')}</p>
      </ChangedElsewhereNotice>
    )
  return (
    refusal && (
      <Notice kind="error">
        <p>{refusal}</p>
      </Notice>
    )
  )
}
