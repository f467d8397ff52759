import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

interface Stored<Values> {
  /** 0 for what is not stored yet */
  readonly revision: number
  readonly values: Values
}

/**
 * Saves a form on the revision from which it was filled. A form without unsaved input follows the stored values; one with
 * unsaved input keeps it.
 * @param save takes the revision that was read. Returns the reason of a refusal, or an empty text
 */
export function useRevisionForm<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { revision, values }: Stored<Values>,
  save: (values: Values, revision: number) => Promise<string>,
) {
  const { isDirty, isSubmitting } = form.formState
  const [base, setBase] = useState(revision)
  const [refusal, setRefusal] = useState('')
  /** what was sent last, unless its answer said that it was saved */
  const [unconfirmed, setUnconfirmed] = useState<Values | null>(null)
  const isOther = revision !== base && !isSubmitting
  // its answer was lost, and it was saved all the same
  const isOwn = JSON.stringify(values) === JSON.stringify(unconfirmed)

  function load(options?: { readonly keepDirtyValues: boolean }): void {
    form.reset(values as DefaultValues<Values>, options)
    setBase(revision)
    setRefusal('')
    setUnconfirmed(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: values follow from the revision
  useEffect(() => {
    if (isOther && (isOwn || !isDirty)) load({ keepDirtyValues: isOwn })
  }, [isOther, isOwn, isDirty, revision])

  async function submitOn(read: number, typed: Values): Promise<boolean> {
    const problem = await save(typed, read)
    setRefusal(problem)
    setUnconfirmed(problem ? typed : null)
    if (problem) return false
    form.reset(typed as DefaultValues<Values>)
    setBase(read + 1)
    return true
  }
  return {
    refusal,
    isBehind: isOther && isDirty && !isOwn,
    load: () => load(),
    /** saves on the revision that was read */
    submit: (typed: Values) => submitOn(base, typed),
    /** saves what was typed over the change of a colleague */
    saveMine: (typed: Values) => submitOn(revision, typed),
  }
}
