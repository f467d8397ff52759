import {
  Button,
  Chips,
  ControlIcon,
  Dialog,
  Image,
  Loading,
  SearchInput,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react'
import { adminMessages } from '../../i18n/messages'
import { LoadNotice } from '../records/load-notice'
import { sectionUrls } from '../records/section-urls'
import { recordListOf } from '../records/use-record-lookup'
import { useCreateInTab } from './create-in-tab'
import styles from './picker-dialog.module.css'
import { isSource, type PickerEntries, type PickerEntry, type PickerSource } from './picker-source'
import { type Choices, useLocalChoices, useRecordChoices, useReloadLists } from './use-choices'

export type { PickerEntry } from './picker-source'

interface PickerCommonProps {
  readonly open: boolean
  readonly onClose: () => void
  /** such as "Choose an item for loot" */
  readonly title: string
  readonly entries: PickerEntries
  /** what is chosen already; marked */
  readonly chosenIds?: readonly string[] | undefined
  /** what the button says for a single choice; default "Choose {name}" */
  readonly confirmLabel?: ((name: string) => string) | undefined
}

/** Takes one record, or with `onPickMany` any number of them. */
export type PickerDialogProps = PickerCommonProps &
  (
    | { readonly onPick: (entry: PickerEntry) => void; readonly onPickMany?: undefined }
    | { readonly onPick?: undefined; readonly onPickMany: (entries: readonly PickerEntry[]) => void }
  )

type BodyProps = Omit<PickerDialogProps, 'entries' | 'open' | 'title'> & {
  readonly choices: Choices
  /** opens the form of a new record; left out where none can be created from here */
  readonly onCreate?: (() => void) | undefined
  readonly picked: readonly PickerEntry[]
  readonly setPicked: (entries: readonly PickerEntry[]) => void
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

function PickerBody({
  choices,
  onPick,
  onPickMany,
  onClose,
  onCreate,
  chosenIds = [],
  confirmLabel,
  picked,
  setPicked,
}: BodyProps) {
  const t = useMessages(adminMessages)
  const grid = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
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

  const elements = (): HTMLElement[] => [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])]

  function onGridKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Enter') {
      const entry = found.data?.find(({ id }) => id === (event.target as HTMLElement).dataset.id)
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
      choices.flushSearch()
      const [first] = found.data ?? []
      if (first && found.data?.length === 1) onPickMany ? toggle(first) : confirm([first])
    }
  }

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
          label={t('picker.searchLabel')}
          placeholder={
            choices.count === undefined ? t('picker.searchLabel') : t('picker.search', { count: choices.count })
          }
          value={choices.search}
          onChange={(event) => choices.setSearch(event.target.value)}
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
      {found.data?.length === 0 && <p className={styles.none}>{t('picker.none')}</p>}
      {found.data && found.data.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons take the keys; this moves the focus among them
        <div ref={grid} className={styles.choices} onKeyDown={onGridKey} onScroll={onScroll}>
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
              onDoubleClick={() => onPickMany ?? confirm([entry])}
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

type PickerProps<Entries> = Omit<PickerDialogProps, 'entries' | 'open' | 'title'> & { readonly entries: Entries }

function LocalPicker({ entries, ...rest }: PickerProps<readonly PickerEntry[]>) {
  const choices = useLocalChoices(entries)
  const [picked, setPicked] = useState<readonly PickerEntry[]>([])
  // Only what is in view can be taken.
  const shown = rest.onPickMany
    ? picked
    : picked.filter(({ id }) => choices.found.data?.some((entry) => entry.id === id))
  return <PickerBody {...rest} choices={choices} picked={shown} setPicked={setPicked} />
}

function RecordPicker({ entries: source, ...rest }: PickerProps<PickerSource>) {
  const choices = useRecordChoices(source)
  const reloadLists = useReloadLists()
  const [pickedIds, setPickedIds] = useState<readonly string[]>([])
  const { path, isNested } = recordListOf(source.kind)
  const openTab = useCreateInTab(source.kind, (id) => {
    reloadLists(source)
    setPickedIds((ids) => (rest.onPickMany ? [...ids, id] : [id]))
  })
  return (
    <PickerBody
      {...rest}
      choices={choices}
      picked={pickedIds.flatMap((id) => choices.entryOf(id) ?? [])}
      setPicked={(entries) => setPickedIds(entries.map(({ id }) => id))}
      onCreate={path === null || isNested ? undefined : () => openTab(sectionUrls(path).create)}
    />
  )
}

/**
 * A grid of records with search and type chips. The button at its foot names the choice; a double click, or Enter, takes it.
 * With `onPickMany` every click adds to what is taken, and Ctrl+Enter takes it.
 */
export function PickerDialog({ entries, open, title, ...rest }: PickerDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={title} width="lg" className={styles.dialog}>
      {entries === undefined ? (
        <Loading />
      ) : isSource(entries) ? (
        <RecordPicker {...rest} entries={entries} />
      ) : (
        <LocalPicker {...rest} entries={entries} />
      )}
    </Dialog>
  )
}
