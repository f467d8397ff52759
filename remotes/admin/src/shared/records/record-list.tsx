import { ButtonLink, ControlIcon, cx, Image, SearchInput, Skeleton, useMessages } from '@sanguine/ui'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import { LoadNotice } from './load-notice'
import styles from './record-list.module.css'
import type { RecordRow } from './record-section'
import type { SectionUrls } from './section-urls'
import type { LoadedList } from './use-records'

interface RecordListProps<Row extends RecordRow> {
  readonly title: string
  readonly loaded: LoadedList<Row>
  /** the second line of a row */
  readonly detailOf: (row: Row) => ReactNode
  readonly selectedId: string | undefined
  readonly urls: SectionUrls
  /** width by height of the images; default 1 */
  readonly ratio?: number | undefined
  /** of the link to create a record; default "Create New" */
  readonly createLabel?: string | undefined
  readonly className?: string | undefined
}

/** Moves the focus through the rows by the arrow keys, also from the search box. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const rows: Element[] = [...(list?.querySelectorAll('a') ?? [])]
  const next = rows[(document.activeElement ? rows.indexOf(document.activeElement) : -1) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** All records of a kind by name, with a search and a link to create one. */
export function RecordList<Row extends RecordRow>({
  title,
  loaded,
  detailOf,
  selectedId,
  urls,
  ratio,
  createLabel,
  className,
}: RecordListProps<Row>) {
  const t = useMessages(adminMessages)
  const id = useId()
  // While no record is open, the list is the subject of the page.
  const Heading = selectedId === undefined ? 'h1' : 'h2'
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, list.current)
  const records = loaded.data
  const searched = search.trim().toLowerCase()
  const found = records?.filter(({ name }) => name.toLowerCase().includes(searched))
  const hasImages = records?.some(({ image }) => image !== undefined) ?? false
  return (
    <section className={cx(styles.list, className)} aria-labelledby={id}>
      <div className={styles.top}>
        <div className={styles.head}>
          <Heading id={id} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          {loaded.totalCount !== undefined && (
            <span className={styles.count}>{loaded.totalCount.toLocaleString(t.language)}</span>
          )}
          <ButtonLink to={urls.create} size="sm" icon={<ControlIcon name="plus" />} className={styles.create}>
            {createLabel ?? t('action.createNew')}
          </ButtonLink>
        </div>
        <SearchInput
          label={t('picker.searchLabel')}
          placeholder={t('picker.searchLabel')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <LoadNotice loaded={loaded} />
      {!records && !loaded.error && <Skeleton count={8} height={48} className={styles.waiting} />}
      {found && (
        <ul ref={list} className={styles.records} onKeyDown={onKeyDown}>
          {found.map((record) => {
            const detail = detailOf(record)
            return (
              <li key={record.id}>
                <Link
                  to={urls.record(record.id)}
                  className={styles.record}
                  aria-current={record.id === selectedId ? 'true' : undefined}
                >
                  {hasImages && (
                    <Image imageId={record.image?.id ?? ''} variant="thumb" alt="" width={38} ratio={ratio} />
                  )}
                  <span className={styles.text}>
                    <b>{record.name}</b>
                    {detail && <span className={styles.detail}>{detail}</span>}
                  </span>
                </Link>
              </li>
            )
          })}
          {found.length === 0 && <li className={styles.noMatch}>{searched ? t('picker.none') : t('list.empty')}</li>}
        </ul>
      )}
    </section>
  )
}
