import { Button, Notice, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../i18n/messages'

interface ChangedByNoticeProps {
  /** of the colleague; null if it is not known who changed it, such as after a gap of the stream */
  readonly name: string | null
  readonly onLoadCurrent: () => void
}

/** Says that a colleague has changed the record of a form, which is left as it is until its editor loads the change. */
export function ChangedByNotice({ name, onLoadCurrent }: ChangedByNoticeProps) {
  const t = useMessages(adminMessages)
  return (
    <div role="status">
      <Notice
        title={name === null ? t('changed.unknown') : t('changed.by', { name })}
        actions={
          <Button size="sm" onClick={onLoadCurrent}>
            {t('conflict.load')}
          </Button>
        }
      >
        <p>{t('changed.text')}</p>
      </Notice>
    </div>
  )
}
