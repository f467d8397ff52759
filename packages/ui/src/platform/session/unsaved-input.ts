import { type FormEventHandler, useEffect, useState } from 'react'

const holders = new Set<symbol>()

/** Whether a form of the page holds what was typed and not saved. */
export const hasUnsavedInput = (): boolean => holders.size > 0

/** Declares that the component holds unsaved input: a session that ends is then renewed over the page, which stays. */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const holder = Symbol('unsaved input')
    holders.add(holder)
    return () => void holders.delete(holder)
  }, [isUnsaved])
}

/** Whether a field holds a password or a code: those can be typed again without loss. */
const isSecret = ({ type, autocomplete }: HTMLInputElement): boolean =>
  type === 'password' || autocomplete === 'one-time-code'

const isChanged = (field: Element): boolean =>
  field instanceof HTMLTextAreaElement
    ? field.value !== field.defaultValue
    : field instanceof HTMLInputElement && !isSecret(field) && field.value !== field.defaultValue

/** As `useUnsavedInput`, for a form whose fields keep their values themselves. Returns the handlers of its `form` element. */
export function useUnsavedFields(): {
  readonly onInput: FormEventHandler<HTMLFormElement>
  readonly onReset: FormEventHandler<HTMLFormElement>
} {
  const [isUnsaved, setIsUnsaved] = useState(false)
  useUnsavedInput(isUnsaved)
  return {
    onInput: ({ currentTarget }) => setIsUnsaved([...currentTarget.elements].some(isChanged)),
    onReset: () => setIsUnsaved(false),
  }
}
