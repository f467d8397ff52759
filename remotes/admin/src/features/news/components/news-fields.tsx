import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { FieldsOf, RecordFields } from '../../../shared/record-fields/record-fields'
import type { FieldsProps } from '../../../shared/records/record-section'
import styles from './news-fields.module.css'
import { NewsPreview } from './news-preview'

const fieldsForEditors = ['name', 'sequence', 'requiredXp', 'keyId'] as const
const without = Object.fromEntries(fieldsForEditors.map((name) => [name, null]))

/** The form of a piece of news, with what players see of it. */
export function NewsFields({ id }: FieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <RecordFields kind="news" id={id} parts={without}>
      <details className={styles.editors}>
        <summary>{t('news.forEditors')}</summary>
        <FieldsOf kind="news" names={fieldsForEditors} />
      </details>
      <NewsPreview />
    </RecordFields>
  )
}
