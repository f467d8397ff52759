import { Button, Notice, useMessages } from '@sanguine/ui'
import { adminMessages, type Translate } from '../../i18n/messages'

/** The author of a change that an open form does not show yet. */
export interface ChangeAuthor {
  /** whether it is the viewer, by a change of several records */
  readonly isViewer: boolean
  /** of a colleague; null if it is not known who changed it, such as after a gap of the stream */
  readonly name: string | null
}

/** Says who has changed the record. */
export function changeText(t: Translate, { isViewer, name }: ChangeAuthor): string {
  if (isViewer) return t('changed.own')
  return name === null ? t('changed.unknown') : t('changed.by', { name })
}

interface ChangedByNoticeProps {
  readonly author: ChangeAuthor
  readonly onLoadCurrent: () => void
}

/** Says that a record was changed outside its form, which is left as it is until its editor loads the change. */
export function ChangedByNotice({ author, onLoadCurrent }: ChangedByNoticeProps) {
  const t = useMessages(adminMessages)
  return (
    <div role="status">
      <Notice
        title={changeText(t, author)}
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
