import type { OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { foldSearch, foldText } from '@sanguine/rules'
import {
  ControlIcon,
  Dialog,
  EmptyState,
  ErrorNotice,
  Image,
  SearchInput,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminSearchRecordsDocument, type AdminSearchRecordsQuery } from '../generated/documents'
import { adminMessages } from '../i18n/messages'
import { kindOf, kindOfSection, sectionPathOf } from '../shared/records/kind-names'
import { sectionUrls } from '../shared/records/section-urls'
import { useDebounced } from '../shared/records/use-debounced'
import styles from './command-palette.module.css'
import type { Section } from './sections'

/** Something that the palette leads to. */
interface Command {
  readonly key: string
  readonly title: string
  /** what it is, beside the title */
  readonly note?: string
  readonly icon: ReactNode
  readonly to: string
}

type Match = NonNullable<AdminSearchRecordsQuery['admin']>['matches'][number]

/** In milliseconds, after the last key. */
const searchDelay = 150

/** Ctrl+K or ⌘K opens the palette, unless another dialog covers the page. */
export function useCommandPaletteKey(open: () => void): void {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const onKey = (event: KeyboardEventInit & Event) => {
      if (event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"]')) latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether the title has each word that was typed, which is folded; `procTypes` has the words "proc" and "types", too. */
function hasWords(title: string, typed: string): boolean {
  const words = title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const searched = foldText(`${title} ${words}`)
  return typed.split(/\s+/).every((word) => searched.includes(word))
}

interface CommandPaletteProps {
  readonly sections: readonly Section[]
  readonly open: boolean
  readonly onClose: () => void
}

/** Leads anywhere by a few keys: to a section, to a record of any kind by its name, or to a new record. */
export function CommandPalette({ sections, open, onClose }: CommandPaletteProps) {
  const t = useMessages(adminMessages)
  return (
    <Dialog open={open} onClose={onClose} title={t('palette.title')} className={styles.dialog}>
      <PaletteBody sections={sections} onClose={onClose} />
    </Dialog>
  )
}

function PaletteBody({ sections, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const listId = useId()
  const [search, setSearch] = useState('')
  const typed = useDebounced(search, searchDelay, setSearch)
  const [index, setIndex] = useState(0)
  // The server searches records for those alone who may edit them.
  const hasRecords = sections.some(({ path }) => kindOfSection(path))
  const { data, previousData, error, loading, refetch } = useQuery<AdminSearchRecordsQuery, OperationVariables>(
    AdminSearchRecordsDocument,
    {
      variables: { search: search.trim() },
      skip: search.trim() === '' || !hasRecords,
      fetchPolicy: 'cache-and-network',
    },
  )
  const wanted = foldSearch(typed.value)
  const labels = new Map(sections.map(({ path, label }) => [path, t(label)]))
  const matches = (search.trim() === '' ? [] : (data ?? (loading ? previousData : undefined))?.admin?.matches) ?? []

  const sectionCommands = sections.map(
    ({ path, label }): Command => ({
      key: `section ${path}`,
      title: t(label),
      note: t('palette.section'),
      icon: <ControlIcon name="chevron-right" />,
      to: sectionUrls(path).list,
    }),
  )
  const createCommands = sections.flatMap(({ path }): Command[] => {
    const kind = kindOfSection(path)
    if (!kind) return []
    const title = t('editor.new', { kind, name: t(`kind.${kind}`) })
    return [{ key: `create ${path}`, title, icon: <ControlIcon name="plus" />, to: sectionUrls(path).create }]
  })
  const recordCommand = ({ kind: recordKind, recordId, title, shortName, image }: Match): Command[] => {
    const kind = kindOf(recordKind)
    const path = kind && sectionPathOf(kind)
    const section = path?.split('/')[0]
    if (!path || !section || !labels.has(section)) return []
    return [
      {
        key: `record ${recordId}`,
        title,
        note: [labels.get(section), shortName].filter(Boolean).join(' · '),
        icon: <Image imageId={image?.id ?? ''} variant="thumb" alt="" width={28} />,
        to: sectionUrls(path).record(recordId),
      },
    ]
  }
  const isWanted = ({ title }: Command) => hasWords(title, wanted)
  const commands = [
    ...sectionCommands.filter(isWanted),
    ...matches.flatMap(recordCommand),
    ...createCommands.filter(isWanted),
  ]
  const current = Math.min(index, commands.length - 1)
  const currentId = commands[current] && `${listId}-${current}`

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])

  function go(command: Command | undefined): void {
    if (!command) return
    onClose()
    void navigate(command.to)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && commands.length > 0) setIndex((current + step + commands.length) % commands.length)
    else if (event.key === 'Enter') go(commands[current])
    else return
    event.preventDefault()
  }

  return (
    <>
      <SearchInput
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={currentId}
        aria-autocomplete="list"
        label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        value={typed.value}
        onChange={(event) => {
          typed.set(event.target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
      />
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <div id={listId} role="listbox" aria-label={t('palette.title')} className={styles.list}>
        {commands.map((command, position) => (
          // The search keeps the focus and takes the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles them
          // biome-ignore lint/a11y/useFocusableInteractive: it is the active descendant
          <div
            key={command.key}
            id={`${listId}-${position}`}
            role="option"
            aria-selected={position === current}
            className={styles.command}
            onClick={() => go(command)}
            onPointerMove={() => setIndex(position)}
          >
            <span className={styles.icon}>{command.icon}</span>
            <b>{command.title}</b>
            {command.note && <span className={styles.note}>{command.note}</span>}
          </div>
        ))}
      </div>
      {commands.length === 0 && !loading && !error && search === typed.value && (
        <EmptyState isPart icon={<ControlIcon name="search" />} title={t('picker.none')}>
          <p>{t('palette.noneText')}</p>
        </EmptyState>
      )}
      <VisuallyHidden>
        <span role="status">{wanted && !loading && !error && t('picker.results', { count: commands.length })}</span>
      </VisuallyHidden>
    </>
  )
}
