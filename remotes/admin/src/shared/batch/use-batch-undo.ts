import { maxBatch } from '@sanguine/content'
import { errorText, toast, useMessages } from '@sanguine/ui/platform'
import { adminMessages } from '../../i18n/messages'
import { BatchRefusal } from './batch-refusal'
import { runInParts } from './run-in-parts'

interface BatchUndo<Entry> {
  /** what was done, as a sentence */
  readonly done: string
  /** what is said after it was undone */
  readonly undone: string
  readonly names: ReadonlyMap<string, string>
  /** one for each changed record */
  readonly entries: readonly Entry[]
  /** undoes at most `maxBatch` of them, all or none */
  readonly undo: (part: readonly Entry[]) => Promise<unknown>
  readonly reload: () => Promise<unknown>
}

/** The records that are named in the sentence of a failed undo. */
const maxNamed = 3

/** Returns a function that reports a change of several records and offers to undo it as a whole. */
export function useBatchUndo(): <Entry>(change: BatchUndo<Entry>) => void {
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

  /** `from` is how many were undone before. */
  async function run<Entry>(change: BatchUndo<Entry>, from: number): Promise<void> {
    const { entries, names } = change
    let count = from
    try {
      await runInParts(entries.slice(from), maxBatch, async (part) => {
        await change.undo(part)
        count += part.length
      })
    } catch (failure) {
      const error = reasonOf(failure, names)
      const text =
        count === 0 ? t('batch.notUndone', { error }) : t('batch.partlyUndone', { count, total: entries.length, error })
      // A refusal would be repeated; a failed call need not.
      toast.error(text, failure instanceof BatchRefusal ? undefined : actionOf(change, count))
      if (count > 0) await change.reload()
      return
    }
    await change.reload()
    toast.success(change.undone)
  }

  const actionOf = <Entry>(change: BatchUndo<Entry>, from = 0) => ({
    label: t('action.undo'),
    run: () => void run(change, from),
  })

  return (change) => void toast.success(change.done, actionOf(change))
}
