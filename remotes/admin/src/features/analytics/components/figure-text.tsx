import { useMessages, VisuallyHidden } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { useFormats } from '../use-formats'

/** A number, or a dash where it is not known. */
export function FigureText({ value }: { readonly value: number | null }) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  if (value !== null) return format.number(value)
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('analytics.unknown')}</VisuallyHidden>
    </>
  )
}
