import { Button, Chips, Dialog, Image, Loading, SearchInput, useMessages, VisuallyHidden } from '@sanguine/ui'
import { useMemo, useState } from 'react'
import { adminMessages } from '../../i18n/messages'
import styles from './picker-dialog.module.css'

/** A record that can be chosen. */
export interface PickerEntry {
  readonly id: string
  readonly name: string
  readonly imageId?: string | undefined
  /** what the type chips filter by, such as the item type's name */
  readonly group?: string | undefined
}

export interface PickerDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** such as "Choose an item for loot" */
  readonly title: string
  /** undefined while they load */
  readonly entries: readonly PickerEntry[] | undefined
  readonly onPick: (entry: PickerEntry) => void
  /** what the button says for a choice; default "Choose {name}" */
  readonly confirmLabel?: ((name: string) => string) | undefined
}

const matches = (entry: PickerEntry, search: string, group: string): boolean =>
  (group === '' || entry.group === group) && entry.name.toLowerCase().includes(search.trim().toLowerCase())

function Choices({
  entries,
  onPick,
  onClose,
  confirmLabel,
}: Omit<PickerDialogProps, 'entries'> & { entries: readonly PickerEntry[] }) {
  const t = useMessages(adminMessages)
  const [search, setSearch] = useState('')
  const [group, setGroup] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const groups = useMemo(
    () => [...new Set(entries.map((entry) => entry.group ?? ''))].filter(Boolean).sort((a, b) => a.localeCompare(b)),
    [entries],
  )
  const found = entries.filter((entry) => matches(entry, search, group))
  const chosen = found.find((entry) => entry.id === chosenId)
  return (
    <>
      <div className={styles.tools}>
        <SearchInput
          label={t('picker.searchLabel')}
          placeholder={t('picker.search', { count: entries.length })}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {groups.length > 1 && (
          <div className={styles.types}>
            <Chips
              label={t('picker.all')}
              chips={[{ key: '', title: t('picker.all') }, ...groups.map((key) => ({ key, title: key }))]}
              active={group}
              onChange={setGroup}
            />
          </div>
        )}
        <VisuallyHidden>
          <span aria-live="polite">{t('picker.results', { count: found.length })}</span>
        </VisuallyHidden>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>{t('picker.none')}</p>
      ) : (
        <div className={styles.choices}>
          {found.map((entry) => (
            <button
              key={entry.id}
              type="button"
              className={styles.choice}
              aria-pressed={entry.id === chosenId}
              onClick={() => setChosenId(entry.id)}
              onDoubleClick={() => onPick(entry)}
            >
              <Image imageId={entry.imageId ?? ''} variant="thumb" alt="" width={84} />
              <span>{entry.name}</span>
            </button>
          ))}
        </div>
      )}
      <div className={styles.footer}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button variant="blood" disabled={!chosen} onClick={() => chosen && onPick(chosen)}>
          {chosen
            ? (confirmLabel?.(chosen.name) ?? t('action.chooseNamed', { name: chosen.name }))
            : t('action.choose')}
        </Button>
      </div>
    </>
  )
}

/** A grid of records with search and type chips. The button at its foot names the choice; a double click takes it. */
export function PickerDialog(props: PickerDialogProps) {
  const { open, onClose, title, entries } = props
  return (
    <Dialog open={open} onClose={onClose} title={title} width="lg" className={styles.dialog}>
      {entries ? <Choices {...props} entries={entries} /> : <Loading />}
    </Dialog>
  )
}
