import { Button, Notice, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../i18n/messages'

/** Says that a form was filled from a draft, which can be discarded. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useMessages(adminMessages)
  return (
    <Notice
      kind="success"
      title={t('draft.restored')}
      actions={
        <Button size="sm" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    >
      <p>{t('draft.text')}</p>
    </Notice>
  )
}
