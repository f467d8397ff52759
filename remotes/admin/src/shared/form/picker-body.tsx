import {
  Button,
  Chips,
  ControlIcon,
  EmptyState,
  Image,
  Loading,
  SearchInput,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { type KeyboardEvent, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { adminMessages } from '../../i18n/messages'
import { LoadNotice } from '../records/load-notice'
import styles from './picker-dialog.module.css'
import type { PickerEntry } from './picker-source'
import type { Choices } from './use-choices'

/** Takes one record, or with `onPickMany` any number of them. */
export type OnPick =
  | { readonly onPick: (entry: PickerEntry) => void; readonly onPickMany?: undefined }
  | { readonly onPick?: undefined; readonly onPickMany: (entries: readonly PickerEntry[]) => void }

export type PickerBodyProps = OnPick & {
  readonly choices: Choices
  readonly onClose: () => void
  /** opens the form of a new record; left out where none can be created from here */
  readonly onCreate?: (() => void) | undefined
  readonly picked: readonly PickerEntry[]
  readonly setPicked: (entries: readonly PickerEntry[]) => void
  /** what is chosen already; marked */
  readonly chosenIds?: readonly string[] | undefined
  /** what the button says for a single choice; default "Choose {name}" */
  readonly confirmLabel?: ((name: string) => string) | undefined
  /** of the search; default "Find by name" */
  readonly searchLabel?: string | undefined
}

/** Below the last row in view, in pixels: nearer to the end more is loaded. */
const loadDistance = 400

/** The choice that an arrow key leads to in a grid that wraps; null above its first row. */
function neighbourOf(key: string, choice: HTMLElement, all: readonly HTMLElement[]): HTMLElement | null | undefined {
  const index = all.indexOf(choice)
  const rowOf = (element: HTMLElement) => element.offsetTop
  const columns = all.findIndex((element) => rowOf(element) !== rowOf(all[0] as HTMLElement))
  const width = columns < 1 ? all.length : columns
  switch (key) {
    case 'ArrowRight':
      return all[Math.min(all.length - 1, index + 1)]
    case 'ArrowLeft':
      return all[Math.max(0, index - 1)]
    case 'ArrowDown':
      return all[Math.min(all.length - 1, index + width)]
    case 'ArrowUp':
      return index < width ? null : all[index - width]
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return undefined
  }
}

/** The content of a picker's dialog: search, type chips, the grid and the buttons. */
export function PickerBody({
  choices,
  onPick,
  onPickMany,
  onClose,
  onCreate,
  chosenIds = [],
  confirmLabel,
  picked,
  setPicked,
  searchLabel: givenLabel,
}: PickerBodyProps) {
  const t = useMessages(adminMessages)
  const searchLabel = givenLabel ?? t('picker.searchLabel')
  const grid = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  /** the index of the entry that gets the focus once it is loaded */
  const focusNext = useRef<number | null>(null)
  /** whether Enter was pressed in the search and its first match is still awaited */
  const takesFirst = useRef(false)
  /** the choice that takes part in the order of Tab */
  const [activeId, setActiveId] = useState<string | null>(null)
  const { found, groups } = choices
  const [only, ...others] = picked
  const isPicked = (id: string) => picked.some((entry) => entry.id === id)
  const active = found.data?.some(({ id }) => id === activeId) ? activeId : found.data?.[0]?.id

  function toggle(entry: PickerEntry): void {
    if (!onPickMany) setPicked([entry])
    else setPicked(isPicked(entry.id) ? picked.filter(({ id }) => id !== entry.id) : [...picked, entry])
  }

  function confirm(entries: readonly PickerEntry[]): void {
    if (entries.length === 0) return
    if (onPickMany) onPickMany(entries)
    else if (entries[0]) onPick?.(entries[0])
  }

  const elements = (): HTMLElement[] => [...(grid.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]

  const shownCount = found.data?.length ?? 0
  const hasMore = choices.count !== undefined && choices.count > shownCount

  function showMore(): void {
    focusNext.current = shownCount
    choices.loadMore()
  }

  useLayoutEffect(() => {
    const next = focusNext.current
    if (next === null || shownCount === next) return
    focusNext.current = null
    grid.current?.querySelectorAll<HTMLElement>('[data-id]')[next]?.focus()
  }, [shownCount])

  function onGridKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Enter') {
      const { id: targetId } = (event.target as HTMLElement).dataset
      if (targetId === undefined) return
      const entry = found.data?.find(({ id }) => id === targetId)
      if (event.ctrlKey || event.metaKey) confirm(picked)
      else if (onPickMany || !entry) return
      else confirm([entry])
      event.preventDefault()
      return
    }
    const next = neighbourOf(event.key, event.target as HTMLElement, elements())
    if (next === undefined) return
    event.preventDefault()
    if (next) next.focus()
    else searchBox.current?.focus()
  }

  function onSearchKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      elements()[0]?.focus()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      takesFirst.current = choices.search.trim() !== ''
      choices.flushSearch()
      takeFirst()
    }
  }

  /** Takes the first match of the typed text, or waits for it while the search still runs. */
  function takeFirst(): void {
    if (!takesFirst.current || choices.isOutdated) return
    takesFirst.current = false
    const [first] = found.data ?? []
    if (!first) return
    if (!onPickMany) confirm([first])
    else if (!isPicked(first.id)) toggle(first)
  }

  useEffect(takeFirst)

  function onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>): void {
    if (scrollHeight - scrollTop - clientHeight < loadDistance) choices.loadMore()
  }

  const confirmText = (): string => {
    if (!only) return onPickMany ? t('action.add') : t('action.choose')
    if (others.length > 0) return t('action.addCount', { count: picked.length })
    return confirmLabel?.(only.name) ?? t(onPickMany ? 'action.addNamed' : 'action.chooseNamed', { name: only.name })
  }

  return (
    <>
      <div className={styles.tools}>
        <SearchInput
          ref={searchBox}
          label={searchLabel}
          placeholder={choices.count === undefined ? searchLabel : t('picker.search', { count: choices.count })}
          value={choices.search}
          onChange={(event) => {
            takesFirst.current = false
            choices.setSearch(event.target.value)
          }}
          onKeyDown={onSearchKey}
        />
        {groups.length > 1 && (
          <div className={styles.types}>
            <Chips
              label={t('picker.all')}
              chips={[{ key: '', title: t('picker.all') }, ...groups]}
              active={choices.group}
              onChange={choices.setGroup}
            />
          </div>
        )}
        <VisuallyHidden>
          <span aria-live="polite">{choices.count !== undefined && t('picker.results', { count: choices.count })}</span>
        </VisuallyHidden>
        <LoadNotice loaded={found} />
      </div>
      {!found.data && !found.error && <Loading />}
      {found.data?.length === 0 && (
        <EmptyState
          icon={<ControlIcon name="search" />}
          title={t(choices.search === '' ? 'list.empty' : 'picker.none')}
          className={styles.none}
        >
          {choices.search !== '' && (
            <Button size="sm" onClick={() => choices.setSearch('')}>
              {t('list.clear')}
            </Button>
          )}
        </EmptyState>
      )}
      {found.data && found.data.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons take the keys; this moves the focus among them
        <div
          ref={grid}
          className={styles.choices}
          aria-busy={choices.isOutdated}
          onKeyDown={onGridKey}
          onScroll={onScroll}
        >
          {found.data.map((entry) => (
            <button
              key={entry.id}
              type="button"
              data-id={entry.id}
              className={styles.choice}
              aria-pressed={isPicked(entry.id)}
              tabIndex={entry.id === active ? 0 : -1}
              onFocus={() => setActiveId(entry.id)}
              onClick={() => toggle(entry)}
              onDoubleClick={() => {
                if (!onPickMany) confirm([entry])
              }}
            >
              <Image imageId={entry.imageId ?? ''} variant="thumb" alt="" width={84} />
              <span>{entry.name}</span>
              {chosenIds.includes(entry.id) && (
                <span className={styles.mark}>
                  <ControlIcon name="check" />
                  <VisuallyHidden>, {t('picker.chosen')}</VisuallyHidden>
                </span>
              )}
            </button>
          ))}
          {hasMore && (
            <Button size="sm" className={styles.more} onClick={showMore}>
              {t('action.showMore')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.footer}>
        {onCreate && (
          <Button icon={<ControlIcon name="plus" />} className={styles.create} onClick={onCreate}>
            {t('action.createNew')}
          </Button>
        )}
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button variant="blood" disabled={!only} onClick={() => confirm(picked)}>
          {confirmText()}
        </Button>
      </div>
    </>
  )
}
