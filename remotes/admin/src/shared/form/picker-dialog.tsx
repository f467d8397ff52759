import { Dialog, Loading } from '@sanguine/ui'
import { useState } from 'react'
import { LoadNotice } from '../records/load-notice'
import { sectionUrls } from '../records/section-urls'
import { recordListOf } from '../records/use-record-lookup'
import type { Loaded } from '../records/use-records'
import { useCreateInTab } from './create-in-tab'
import { type OnPick, PickerBody, type PickerBodyProps } from './picker-body'
import styles from './picker-dialog.module.css'
import { isSource, type PickerEntries, type PickerEntry, type PickerSource } from './picker-source'
import { useLocalChoices, useRecordChoices, useReloadLists } from './use-choices'

export type { PickerEntry } from './picker-source'

type CommonProps = OnPick & Pick<PickerBodyProps, 'onClose' | 'chosenIds' | 'confirmLabel'>

export type PickerDialogProps = CommonProps & {
  readonly open: boolean
  /** such as "Choose an item for loot" */
  readonly title: string
  readonly entries: PickerEntries
  /** of entries that the caller loads */
  readonly loaded?: Loaded<unknown>
}

type PickerProps<Entries> = CommonProps & { readonly entries: Entries }

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
export function PickerDialog({ entries, loaded, open, title, ...rest }: PickerDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={title} width="lg" className={styles.dialog}>
      {loaded && <LoadNotice loaded={loaded} />}
      {entries === undefined ? (
        !loaded?.error && <Loading />
      ) : isSource(entries) ? (
        <RecordPicker {...rest} entries={entries} />
      ) : (
        <LocalPicker {...rest} entries={entries} />
      )}
    </Dialog>
  )
}
