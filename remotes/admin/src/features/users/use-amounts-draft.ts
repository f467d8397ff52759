import { drafts } from '@sanguine/ui/platform'
import { useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import type { User } from './components/user'

interface Amounts {
  readonly amounts: number[]
}

/** The edited amounts by the currency's short name. Others are left out, since they may change on the server. */
const schema = z.record(z.string(), z.number())

export interface AmountsDraft {
  /** whether amounts were typed before the page was lost */
  readonly isRestored: boolean
  readonly forget: () => void
}

/** Keeps the edited amounts of a user's currencies as a draft, and fills the form from it. */
export function useAmountsDraft(form: UseFormReturn<Amounts, unknown, Amounts>, user: User): AmountsDraft {
  const name = `currencies.${user.id}`
  const [restored, setRestored] = useState(() => schema.safeParse(drafts.read(name)).data)
  const { subscribe, setValue } = form
  const listed = JSON.stringify(user.currencies.map(({ currency }) => currency.shortName))
  // the same list as long as its names are
  const shortNames = useMemo<readonly string[]>(() => JSON.parse(listed), [listed])

  useEffect(() => {
    if (!restored) return
    for (const [index, shortName] of shortNames.entries()) {
      const amount = restored[shortName]
      if (amount !== undefined) setValue(`amounts.${index}`, amount, { shouldDirty: true })
    }
  }, [restored, shortNames, setValue])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          const edited = shortNames.flatMap((shortName, index) => {
            const amount: unknown = values.amounts[index]
            return typeof amount === 'number' && amount !== defaultValues?.amounts?.[index] ? [[shortName, amount]] : []
          })
          if (edited.length > 0) drafts.write(name, Object.fromEntries(edited))
          else drafts.remove(name)
        },
      }),
    [subscribe, name, shortNames],
  )

  return {
    isRestored: restored !== undefined,
    forget: () => {
      drafts.remove(name)
      setRestored(undefined)
    },
  }
}
