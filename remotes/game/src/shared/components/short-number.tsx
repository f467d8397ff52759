import { formatCount, formatShort, type ShortNumberKind } from '@sanguine/ui'
import { useLanguage } from '@sanguine/ui/platform'
import { TruncatedText } from './truncated-text'

/** A number that stands alone: abbreviated from a size on, whole for screen readers, and on the focus, hover or a tap. */
export function ShortNumber({ value, kind }: { readonly value: number; readonly kind: ShortNumberKind }) {
  const language = useLanguage()
  return <TruncatedText short={formatShort(value, kind, language)} full={formatCount(value, language)} />
}
