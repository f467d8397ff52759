import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import { adminMessages } from '../../i18n/messages'
import { BatchRefusal } from './batch-refusal'

interface BatchUndo {
  /** what was done, as a sentence */
  readonly done: string
  /** what is said after it was undone */
  readonly undone: string
  readonly names: ReadonlyMap<string, string>
  readonly undo: () => Promise<void>
}

/** The records that are named in the sentence of a failed undo. */
const maxNamed = 3

/** Returns a function that reports a change of several records and offers to undo it as a whole. */
export function useBatchUndo(): (change: BatchUndo) => void {
  const t = useMessages(adminMessages)

  function reasonOf(error: unknown, names: ReadonlyMap<string, string>): string {
    if (!(error instanceof BatchRefusal)) return errorText(error)
    const { records, sentences } = error
    const named = records
      .slice(0, maxNamed)
      .map(({ id, sentence }) => [names.get(id), sentence].filter(Boolean).join(': '))
    const rest = records.length - named.length
    return [...sentences, ...named, ...(rest > 0 ? [t('batch.more', { count: rest })] : [])].join(' ')
  }

  async function run(change: BatchUndo): Promise<void> {
    try {
      await change.undo()
    } catch (error) {
      const text = t('batch.notUndone', { error: reasonOf(error, change.names) })
      // A refusal would be repeated; a failed call need not.
      toast.error(text, error instanceof BatchRefusal ? undefined : actionOf(change))
      return
    }
    toast.success(change.undone)
  }

  const actionOf = (change: BatchUndo) => ({ label: t('action.undo'), run: () => void run(change) })

  return (change) => void toast.success(change.done, actionOf(change))
}
