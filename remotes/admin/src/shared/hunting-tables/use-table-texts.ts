import { useMessages } from '@sanguine/ui'
import { useMemo } from 'react'
import { adminMessages } from '../../i18n/messages'
import type { Range } from './table-coverage'

/** The numbers of hunting tables in the language of the page. */
export function useTableTexts() {
  const t = useMessages(adminMessages)
  return useMemo(() => {
    const number = new Intl.NumberFormat(t.language)
    const percent = new Intl.NumberFormat(t.language, { style: 'percent', maximumFractionDigits: 2 })
    return {
      number: (value: number) => number.format(value),
      /** @param part 0 to 1 */
      percent: (part: number) => percent.format(part),
      rangeText: ({ from, to }: Range) => t('table.range', { from: number.format(from), to: number.format(to) }),
    }
  }, [t])
}
