import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../components/button/button'
import { ControlIcon } from '../components/icon/control-icon'
import { Image } from '../components/image/image'
import { Skeleton } from '../components/loading/loading'
import { ErrorNotice } from '../components/notice/notice'
import { SearchInput } from '../form/controls'
import styles from './editor.module.css'

export interface ListedRecord {
  readonly id: string
  readonly name: string
  readonly imageId?: string | undefined
  /** the second line: rarity, kind, a number */
  readonly detail?: ReactNode
}

export interface RecordListProps {
  readonly title: string
  /** undefined while they load */
  readonly records: readonly ListedRecord[] | undefined
  readonly selectedId?: string | undefined
  readonly hrefFor: (id: string) => string
  /** without it there is no Create New */
  readonly createHref?: string | undefined
  /** default "Create New" */
  readonly createLabel?: string | undefined
  readonly error?: unknown
  readonly onRetry?: (() => void) | undefined
  /** whether rows have a place for a picture; default: if any record has one */
  readonly withPictures?: boolean | undefined
  /** width through height of the pictures; default 1 */
  readonly ratio?: number | undefined
}

/** Arrow keys go through the rows, from the search box too. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const rows: Element[] = [...(list?.querySelectorAll('a') ?? [])]
  const next = rows[(document.activeElement ? rows.indexOf(document.activeElement) : -1) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** All records of a kind by name, with Find by name and Create New. */
export function RecordList({
  title,
  records,
  selectedId,
  hrefFor,
  createHref,
  createLabel,
  error,
  onRetry,
  ratio,
  withPictures = records?.some((one) => one.imageId !== undefined) ?? false,
}: RecordListProps) {
  const t = useMessages(uiMessages)
  const id = useId()
  // While no record is open, the list is what the page is about.
  const Heading = selectedId === undefined ? 'h1' : 'h2'
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, list.current)
  const wanted = search.trim().toLowerCase()
  const found = records?.filter((one) => one.name.toLowerCase().includes(wanted))
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.listTop}>
        <div className={styles.listHead}>
          <Heading id={id} tabIndex={-1} className={styles.listTitle}>
            {title}
          </Heading>
          {records && <span className={styles.count}>{t('editor.count', { count: records.length })}</span>}
          {createHref && (
            <ButtonLink to={createHref} size="sm" icon={<ControlIcon name="plus" />} className={styles.create}>
              {createLabel ?? t('action.createNew')}
            </ButtonLink>
          )}
        </div>
        <SearchInput
          label={t('editor.findByName')}
          placeholder={t('editor.findByName')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {error !== undefined && error !== null && <ErrorNotice error={error} onRetry={onRetry} />}
      {!records && !error && <Skeleton count={8} height={48} className={styles.waiting} />}
      {found && (
        <ul ref={list} className={styles.records} onKeyDown={onKeyDown}>
          {found.map((record) => (
            <li key={record.id}>
              <Link
                to={hrefFor(record.id)}
                className={styles.record}
                aria-current={record.id === selectedId ? 'true' : undefined}
              >
                {withPictures && (
                  <Image imageId={record.imageId ?? ''} variant="thumb" alt="" width={38} ratio={ratio} />
                )}
                <span className={styles.recordText}>
                  <b>{record.name}</b>
                  {record.detail && <span className={styles.detail}>{record.detail}</span>}
                </span>
              </Link>
            </li>
          ))}
          {found.length === 0 && <li className={styles.noMatch}>{wanted ? t('editor.noMatch') : t('list.empty')}</li>}
        </ul>
      )}
    </section>
  )
}
