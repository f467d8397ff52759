import { useMessages } from '@sanguine/ui'
import { useCallback } from 'react'
import { adminMessages } from '../../i18n/messages'

/** Returns a record's name: an ellipsis while the record loads (undefined), "Unknown" if there is none (null). */
export function useNameText(): (row: { readonly name: string } | null | undefined) => string {
  const t = useMessages(adminMessages)
  return useCallback((row) => (row === undefined ? '…' : (row?.name ?? t('choice.unknown'))), [t])
}
