import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import { useNavigate } from 'react-router'
import { adminMessages } from '../../i18n/messages'
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

  async function undo({ name, href }: Deletion, entryId: string): Promise<void> {
    try {
      await restore({ entryId, state: 'BEFORE' })
    } catch (error) {
      toast.error(error instanceof RecordRefusal ? error.sentence : errorText(error))
      return
    }
    toast.success(t('record.restored', { name }))
    navigate(href)
  }

  return (deletion) => {
    const { entryId, name } = deletion
    const action = entryId === null ? undefined : { label: t('action.undo'), run: () => void undo(deletion, entryId) }
    toast.success(t('record.deleted', { name }), action)
  }
}
