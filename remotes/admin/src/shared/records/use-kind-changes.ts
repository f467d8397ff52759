import type { KindName } from '@sanguine/content'
import { useEffect, useRef } from 'react'
import { useStaffChanges } from '../changes/staff-changes'
import { recordKindOf } from './kind-names'

/** Milliseconds in which further changes are awaited, so that a colleague who saves a lot causes one read. */
const settleMs = 500

/**
 * Calls `reload` after colleagues changed records of these kinds; with `all`, after any change, such as that of a user or a setting.
 * @param reload takes whether records may have come or gone, so that a list has another length
 */
export function useKindChanges(
  kinds: readonly KindName[] | 'all',
  reload: (isNewLength: boolean) => Promise<unknown>,
): void {
  const timer = useRef(0)
  const isNewLength = useRef(false)
  const run = () => {
    timer.current = 0
    const hadNewLength = isNewLength.current
    isNewLength.current = false
    // A failure is shown by what is read.
    reload(hadNewLength).catch(() => undefined)
  }
  useStaffChanges((change) => {
    if (change !== null && kinds !== 'all' && !kinds.some((kind) => change.subject.type === recordKindOf(kind))) return
    if (change?.action !== 'UPDATE') isNewLength.current = true
    timer.current ||= window.setTimeout(run, settleMs)
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])
}
