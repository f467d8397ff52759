import { type ReactNode, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'

export interface ConditionalFieldsProps {
  /** whether the record has these fields, by the form's other values */
  readonly isShown: boolean
  /** what the fields hold while they are hidden, by name */
  readonly empty: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Fields that only some records of a kind have. When they are hidden they are emptied, so that they are not saved; when they
 * are shown again they have the values they had before.
 */
export function ConditionalFields({ isShown, empty, children }: ConditionalFieldsProps) {
  const { getValues, setValue } = useFormContext()
  const wasShown = useRef(isShown)
  const hiddenValues = useRef<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    const current = Object.fromEntries(Object.keys(empty).map((name) => [name, getValues(name)]))
    for (const [name, value] of Object.entries(empty)) {
      if (!isShown) setValue(name, value, { shouldDirty: true })
      // After a reset of the form the fields are not empty, but have the values of the reset.
      else if (name in hiddenValues.current && isSame(current[name], value))
        setValue(name, hiddenValues.current[name], { shouldDirty: true })
    }
    hiddenValues.current = isShown ? {} : current
  }, [isShown, empty, getValues, setValue])
  return isShown ? children : null
}
