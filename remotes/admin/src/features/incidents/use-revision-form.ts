import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'

interface Stored<Values> {
  /** 0 for what is not stored yet */
  readonly revision: number
  readonly values: Values
}

/** Values that were sent, and those that the form showed then. They differ where the schema cleared hidden fields. */
interface Sent<Values> {
  readonly values: Values
  readonly shown: Values
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the stored values are those that were sent. The server may have chosen a value for null. */
const isSavedAs = (stored: FieldValues, sent: FieldValues): boolean =>
  Object.entries(sent).every(([name, value]) => value === null || isSame(value, stored[name]))

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
  /** the last call, unless its answer said that it was saved */
  const [unconfirmed, setUnconfirmed] = useState<Sent<Values> | null>(null)
  const isOther = revision !== base && !isSubmitting
  // its answer was lost, and it was saved all the same
  const isOwn = unconfirmed !== null && isSavedAs(values, unconfirmed.values)

  /** @param shown what the form showed when it was sent; what was typed since stays */
  function load(shown: Values | null): void {
    const present = form.getValues()
    form.reset(values as DefaultValues<Values>)
    for (const name of Object.keys(shown ?? {}) as Path<Values>[])
      if (!isSame(present[name], shown?.[name])) form.setValue(name, present[name], { shouldDirty: true })
    setBase(revision)
    setRefusal('')
    setUnconfirmed(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: values follow from the revision
  useEffect(() => {
    if (isOther && (isOwn || !isDirty)) load(isOwn ? unconfirmed.shown : null)
  }, [isOther, isOwn, isDirty, revision])

  async function submitOn(read: number, typed: Values): Promise<boolean> {
    const shown = structuredClone(form.getValues())
    const problem = await save(typed, read)
    setRefusal(problem)
    setUnconfirmed(problem ? { values: typed, shown } : null)
    if (problem) return false
    form.reset(typed as DefaultValues<Values>)
    setBase(read + 1)
    return true
  }
  return {
    refusal,
    isBehind: isOther && isDirty && !isOwn,
    load: () => load(null),
    /** saves on the revision that was read */
    submit: (typed: Values) => submitOn(base, typed),
    /** saves what was typed over the change of a colleague */
    saveMine: (typed: Values) => submitOn(revision, typed),
  }
}
