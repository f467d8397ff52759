import { maxBatch } from '@sanguine/content'
import { errorText, toast, uiMessages, useMessages } from '@sanguine/ui/platform'
import { adminMessages } from '../../i18n/messages'
import { isUnconfirmed } from '../records/lost-response'
import { BatchRefusal } from './batch-refusal'
import { runInParts } from './run-in-parts'
import { type BatchEnd, noneLeft } from './use-batch-run'

export interface BatchUndo<Entry> {
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

/** How far an undo is. */
interface UndoProgress {
  /** how many were undone */
  readonly count: number
  /** the most that one call undoes; smaller than `maxBatch` once their texts were too long together */
  readonly size: number
}

const notBegun: UndoProgress = { count: 0, size: maxBatch }

/** The records that are named in the sentence of a failed undo. */
const maxNamed = 3

/**
 * Returns a function that reports a change of several records and offers to undo it as a whole. If it is not known whether
 * a part was changed, that part can be repeated first.
 */
export function useBatchUndo(): <Entry>(changeOf: () => BatchUndo<Entry>, end?: BatchEnd) => void {
  const t = useMessages(adminMessages)
  const uiText = useMessages(uiMessages)

  function reasonOf(error: unknown, names: ReadonlyMap<string, string>): string {
    if (!(error instanceof BatchRefusal)) return errorText(error)
    const { records, sentences } = error
    const named = records
      .slice(0, maxNamed)
      .map(({ id, sentence }) => [names.get(id), sentence].filter(Boolean).join(': '))
    const rest = records.length - named.length
    return [...sentences, ...named, ...(rest > 0 ? [t('batch.more', { count: rest })] : [])].join(' ')
  }

  /** Goes on from where it ended: a part whose response was lost is sent as before, so that the server knows it. */
  async function run<Entry>(change: BatchUndo<Entry>, from: UndoProgress): Promise<void> {
    const { entries, names } = change
    let { count, size } = from
    try {
      await runInParts(
        entries.slice(count),
        size,
        async (part) => {
          await change.undo(part)
          count += part.length
        },
        (smaller) => {
          size = smaller
        },
      )
    } catch (failure) {
      const error = reasonOf(failure, names)
      const text = isUnconfirmed(failure)
        ? t('batch.maybeUndone', { count, total: entries.length, error })
        : t('batch.partlyUndone', { count, total: entries.length, error })
      // A refusal would be repeated; a failed call need not.
      toast.error(text, failure instanceof BatchRefusal ? undefined : actionOf(change, { count, size }))
      if (count > 0 || isUnconfirmed(failure)) await change.reload()
      return
    }
    await change.reload()
    toast.success(change.undone)
  }

  const actionOf = <Entry>(change: BatchUndo<Entry>, from = notBegun) => ({
    label: t('action.undo'),
    run: () => void run(change, from),
  })

  function report<Entry>(changeOf: () => BatchUndo<Entry>, end = noneLeft): void {
    const change = changeOf()
    const { done, names, entries } = change
    const { lost, left, unseen } = end
    const count = entries.length
    if (left > 0) void change.reload()
    if (lost) {
      const text = t('batch.maybeDone', { count, done, error: reasonOf(lost.error, names) })
      toast.error(text, { label: uiText('action.retry'), run: () => void repeat(changeOf, end) })
      return
    }
    if (unseen !== null)
      toast.error([count === 0 && t('batch.refusedAll'), reasonOf(unseen, names)].filter(Boolean).join(' '))
    if (count > 0) toast.success(left > 0 ? t('batch.partlyDone', { done, left }) : done, actionOf(change))
  }

  /** Repeats the part of which it is not known whether it was changed. */
  async function repeat<Entry>(changeOf: () => BatchUndo<Entry>, { lost, left }: BatchEnd): Promise<void> {
    if (!lost) return
    try {
      await lost.repeat()
      report(changeOf, { lost: null, left: left - lost.count, unseen: null })
    } catch (error) {
      if (isUnconfirmed(error)) report(changeOf, { lost: { ...lost, error }, left, unseen: null })
      else report(changeOf, { lost: null, left, unseen: error })
    }
  }

  return report
}
