import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../i18n/messages'
import { useNameText } from '../../shared/records/use-name-text'
import type { Loaded } from '../../shared/records/use-records'

interface Place {
  /** as the audit log names it */
  readonly type: 'REGION' | 'HUNTING_GROUND'
  readonly loaded: Loaded<unknown>
  /** undefined until it is loaded, null where there is none */
  readonly row: { readonly name: string } | null | undefined
}

/** Returns the name of a place in the breadcrumbs; its type if it did not load, as a link to it leads on all the same. */
export function usePlaceText(): (place: Place) => string {
  const t = useMessages(adminMessages)
  const nameText = useNameText()
  return ({ type, loaded, row }) => (row === undefined && loaded.error ? t(`subject.${type}`) : nameText(row))
}
