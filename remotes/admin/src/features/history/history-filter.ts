import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminAuditLogQueryVariables, AuditAction, AuditSubjectType } from '../../generated/documents'
import { auditActions, auditSubjectTypes } from './subject-types'

/** The filter in the URL; an empty text does not restrict. */
export interface HistoryFilter {
  readonly type: string
  /** the id of one subject */
  readonly subject: string
  /** a part of a subject's title */
  readonly search: string
  /** an account's id, `people` or `system` */
  readonly by: string
  readonly action: string
  /** days in the time of the browser, as `2024-07-01`, both inclusive */
  readonly from: string
  readonly to: string
}

const names = ['type', 'subject', 'search', 'by', 'action', 'from', 'to'] as const

export interface AddressedFilter {
  readonly filter: HistoryFilter
  readonly isFiltered: boolean
  readonly set: (changes: Partial<HistoryFilter>) => void
  readonly clear: () => void
}

/** The filter in the address, so that a history can be linked to and found again by the browser's Back. */
export function useHistoryFilter(): AddressedFilter {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const filter = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
      (typeof names)[number],
      string
    >
    return {
      filter,
      isFiltered: names.some((name) => filter[name] !== ''),
      set: (changes) => {
        const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '')
        setParams(new URLSearchParams(next), { replace: true })
      },
      clear: () => setParams(new URLSearchParams(), { replace: true }),
    }
  }, [params, setParams])
}

const memberOf = <Value extends string>(values: readonly Value[], value: string): Value | null =>
  values.find((known) => known === value) ?? null

const dayStart = (day: string, addDays = 0): string | null => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  const start = new Date(year, month - 1, date + addDays)
  return Number.isNaN(start.getTime()) ? null : start.toISOString()
}

const accountId = /^[0-9a-f]{24}$/i

/** The variables of the query; what the address says wrongly does not restrict. */
export const variablesOf = ({
  type,
  subject,
  search,
  by,
  action,
  from,
  to,
}: HistoryFilter): AdminAuditLogQueryVariables => ({
  subjectType: memberOf<AuditSubjectType>(auditSubjectTypes, type),
  subjectId: subject || null,
  search: search.trim() || null,
  actorId: accountId.test(by) ? by : null,
  isBySystem: by === 'system' ? true : by === 'people' ? false : null,
  action: memberOf<AuditAction>(auditActions, action),
  since: from ? dayStart(from) : null,
  until: to ? dayStart(to, 1) : null,
})
