import { formatCount, formatPercent, useMessages } from '@sanguine/ui'
import { useMemo } from 'react'
import { adminMessages } from '../../i18n/messages'
import type { Range } from './table-coverage'

/** The numbers of hunting tables in the language of the page. */
export function useTableTexts() {
  const t = useMessages(adminMessages)
  return useMemo(() => {
    const number = (value: number) => formatCount(value, t.language)
    return {
      number,
      /** @param part 0 to 1 */
      percent: (part: number) => formatPercent(part, t.language, 2),
      rangeText: ({ from, to }: Range) => t('table.range', { from: number(from), to: number(to) }),
    }
  }, [t])
}
