import { Dialog, useMessages } from '@sanguine/ui'
import { useMemo, useState } from 'react'
import { AdminImagesDocument, type AdminImagesQuery } from '../../generated/documents'
import { adminMessages, type Translate } from '../../i18n/messages'
import type { RowOf } from '../records/record-section'
import { searchDelayMs, useDebounced } from '../records/use-debounced'
import { usePages } from '../records/use-records'
import { PickerBody } from './picker-body'
import styles from './picker-dialog.module.css'
import type { PickerEntry } from './picker-source'
import type { Choices } from './use-choices'

const pageSize = 24

type ListedImage = RowOf<AdminImagesQuery>

/** The name of an image: the title of a record that shows it, or its upload time. */
function nameOf({ titles, uploadedAt, contentType }: ListedImage, t: Translate): string {
  const [title] = titles
  const name = title
    ? t('image.shownBy', { title, others: titles.length - 1 })
    : uploadedAt
      ? t('image.uploadedAt', { at: new Date(uploadedAt) })
      : t('image.unused')
  return contentType.startsWith('video/') ? t('image.video', { name }) : name
}

/** The server's images to choose from, the latest first. */
function useImageChoices(isMoving: boolean): Choices {
  const t = useMessages(adminMessages)
  const [search, setSearch] = useState('')
  const typed = useDebounced(search, searchDelayMs, setSearch)
  const filters = useMemo(() => ({ isMoving, search: search.trim() || null }), [isMoving, search])
  const pages = usePages(AdminImagesDocument, filters, pageSize)
  const rows = pages.data
  const data = useMemo(
    () => rows?.map((row): PickerEntry => ({ id: row.image.id, name: nameOf(row, t), imageId: row.image.id })),
    [rows, t],
  )
  return {
    search: typed.value,
    setSearch: typed.set,
    flushSearch: () => typed.flush(),
    groups: [],
    group: '',
    setGroup: () => undefined,
    found: { data, error: pages.error, retry: pages.retry },
    count: pages.isOutdated ? undefined : pages.totalCount,
    isOutdated: typed.value !== search || pages.isOutdated || rows === undefined,
    loadMore: () => pages.loadUntil((rows?.length ?? 0) + pageSize - 1),
    entryOf: (id) => data?.find((entry) => entry.id === id),
  }
}

interface ImagePickerProps {
  readonly onClose: () => void
  readonly onPick: (imageId: string) => void
  /** whether to list videos and animated images, or only still images */
  readonly isMoving: boolean
  /** id of the image that is marked as chosen; empty if there is none */
  readonly chosenId: string
}

function ImagePicker({ onClose, onPick, isMoving, chosenId }: ImagePickerProps) {
  const t = useMessages(adminMessages)
  const choices = useImageChoices(isMoving)
  const [pickedId, setPickedId] = useState<string | null>(null)
  const picked = pickedId === null ? undefined : choices.entryOf(pickedId)
  return (
    <PickerBody
      choices={choices}
      onClose={onClose}
      onPick={({ id }) => onPick(id)}
      chosenIds={[chosenId]}
      picked={picked ? [picked] : []}
      setPicked={([entry]) => setPickedId(entry?.id ?? null)}
      confirmLabel={() => t('action.choose')}
      searchLabel={t('image.search')}
    />
  )
}

/** A grid of the images that were uploaded and those of the content pack, with search by the records that show them. */
export function ImagePickerDialog({
  open,
  title,
  ...rest
}: ImagePickerProps & { readonly open: boolean; readonly title: string }) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={title} width="lg" className={styles.dialog}>
      <ImagePicker {...rest} />
    </Dialog>
  )
}
