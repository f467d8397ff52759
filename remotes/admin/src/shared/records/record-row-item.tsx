import { cx, Image, useMessages } from '@sanguine/ui'
import { memo, type ReactNode, useState, useSyncExternalStore } from 'react'
import { adminMessages } from '../../i18n/messages'
import type { RowSelection } from '../batch/row-selection'
import rowStyles from '../list-and-detail/list-row.module.css'
import styles from './record-list.module.css'
import type { RecordRow } from './record-section'

/** Width of the image in pixels. */
const imageWidth = 38

interface RecordRowItemProps<Row extends RecordRow> {
  /** undefined until it is loaded */
  readonly record: Row | undefined
  readonly detailOf: (row: Row) => ReactNode
  readonly to: string | undefined
  readonly index: number
  /** in pixels, from the start of the list */
  readonly start: number
  readonly count: number
  /** whether it is open */
  readonly isSelected: boolean
  readonly isActive: boolean
  readonly selection: RowSelection
  /** whether it stays in view long enough to load its image */
  readonly isSettled: boolean
  readonly hasImages: boolean
  readonly ratio: number | undefined
}

function UnmemoizedRecordRowItem<Row extends RecordRow>({
  record,
  detailOf,
  to = '',
  index,
  start,
  count,
  isSelected,
  isActive,
  selection,
  isSettled,
  hasImages,
  ratio = 1,
}: RecordRowItemProps<Row>) {
  const t = useMessages(adminMessages)
  const isChecked = useSyncExternalStore(selection.subscribe, () => record !== undefined && selection.has(record.id))
  // The element shows one record after the other: an image stays until its record leaves.
  const [imageOf, setImageOf] = useState<string | undefined>(undefined)
  if (isSettled && record && imageOf !== record.id) setImageOf(record.id)
  const detail = record && detailOf(record)
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-checked={isChecked || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {record ? (
        <a
          href={to}
          className={cx(rowStyles.row, styles.record)}
          aria-current={isSelected ? 'true' : undefined}
          tabIndex={isActive ? 0 : -1}
        >
          {hasImages &&
            (imageOf === record.id ? (
              <Image
                key={record.id}
                imageId={record.image?.id ?? ''}
                variant="thumb"
                alt=""
                width={imageWidth}
                ratio={ratio}
                className={styles.image}
                eager
              />
            ) : (
              <span className={styles.plate} style={{ aspectRatio: ratio, width: imageWidth }} />
            ))}
          <span className={styles.text}>
            <b>{record.name}</b>
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </a>
      ) : (
        <span className={styles.placeholder} />
      )}
      {record && (
        // The list takes the click: with Shift, it selects a range.
        <span className={styles.check}>
          <input
            type="checkbox"
            aria-label={t('batch.select', { name: record.name })}
            tabIndex={-1}
            checked={isChecked}
            readOnly
          />
        </span>
      )}
    </li>
  )
}

/** While the list is scrolled, rows that stay in view are not rendered again. */
export const RecordRowItem = memo(UnmemoizedRecordRowItem) as typeof UnmemoizedRecordRowItem
