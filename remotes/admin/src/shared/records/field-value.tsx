import { anyKind, apiFieldsOf, type FieldShape, type KindName } from '@sanguine/content'
import { formatCount, formatDateTime, formatUsd, Image, useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { fieldLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import { isMoney } from '../form/money-value'
import { ReferenceName } from '../form/reference-field'
import { parseTranslationName } from '../translations/translation-fields'
import styles from './field-value.module.css'
import { isListed } from './kind-names'

interface ShapedValueProps {
  readonly shape: FieldShape
  readonly value: unknown
}

/** The value of a field of a record as a text, for reading. */
export function FieldValue({
  kind,
  name,
  value,
}: {
  readonly kind: KindName
  readonly name: string
  readonly value: unknown
}) {
  const original = parseTranslationName(name)?.field ?? name
  const field = apiFieldsOf(anyKind(kind).fields).find((known) => known.name === original)
  return field ? <ShapedValue shape={field.shape} value={value} /> : null
}

function ShapedValue({ shape, value }: ShapedValueProps): ReactNode {
  const t = useMessages(adminMessages)
  const empty = <span className={styles.empty}>{t('conflict.empty')}</span>
  if (value === null || value === undefined || value === '') return empty
  switch (shape.type) {
    case 'flag':
      return t(value ? 'value.yes' : 'value.no')
    case 'reference':
      return isListed(shape.to) ? (
        <span className={styles.reference}>
          <ReferenceName id={String(value)} entries={{ kind: shape.to }} />
        </span>
      ) : (
        String(value)
      )
    case 'image':
      return <Image imageId={String(value)} variant="thumb" alt="" width={84} />
    case 'money':
      return isMoney(value) ? formatUsd(value.cents, t.language) : String(value)
    case 'moment':
      return formatDateTime(String(value), t.language)
    case 'list':
      if (!Array.isArray(value) || value.length === 0) return empty
      return (
        <ol className={styles.entries}>
          {value.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no key, and the list does not change
            <li key={index}>
              <ShapedValue shape={shape.of.shape} value={entry} />
            </li>
          ))}
        </ol>
      )
    case 'object': {
      const values = value as Readonly<Record<string, unknown>>
      const shown = apiFieldsOf(shape.fields, shape.typeName).filter(({ name }) => values[name] !== undefined)
      return (
        <span className={styles.object}>
          {shown.map(({ name, shape: inner }) => (
            <span key={name}>
              <span className={styles.empty}>{fieldLabel(t, name)}</span>{' '}
              <ShapedValue shape={inner} value={values[name]} />
            </span>
          ))}
        </span>
      )
    }
    case 'color':
      return (
        <>
          <span className={styles.swatch} style={{ background: String(value) }} /> {String(value)}
        </>
      )
    default:
      return typeof value === 'number' ? formatCount(value, t.language) : String(value)
  }
}
