import { errorText, type ToastAction, toast, useMessages } from '@sanguine/ui/platform'
import { useNavigate } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import { isUnconfirmed } from '../records/lost-response'
import { RecordRefusal } from '../records/record-refusal'
import { useRestore } from './use-restore'

export interface Deletion {
  /** of the audit log; null where the deletion cannot be undone */
  readonly entryId: string | null
  readonly name: string
  /** the address of the record */
  readonly href: string
}

/** Tells that a record was deleted and offers to undo that, which opens the record again. */
export function useUndoDelete(): (deletion: Deletion) => void {
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const restore = useRestore()

  /** A press that failed can be repeated. One that the server refused would be refused again. */
  async function undo(deletion: Deletion, entryId: string): Promise<void> {
    const { name, href } = deletion
    try {
      await restore({ entryId, state: 'BEFORE' })
    } catch (error) {
      const text = isUnconfirmed(error) ? 'record.maybeRestored' : 'record.notRestored'
      if (error instanceof RecordRefusal) toast.error(error.sentence)
      else toast.error(t(text, { name, error: errorText(error) }), undoOf(deletion, entryId))
      return
    }
    toast.success(t('record.restored', { name }))
    navigate(href)
  }

  const undoOf = (deletion: Deletion, entryId: string): ToastAction => ({
    label: t('action.undo'),
    run: () => void undo(deletion, entryId),
  })

  return (deletion) => {
    const { entryId, name } = deletion
    toast.success(t('record.deleted', { name }), entryId === null ? undefined : undoOf(deletion, entryId))
  }
}
