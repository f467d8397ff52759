import {
  Button,
  ControlIcon,
  EmptyState,
  IconButton,
  SectionHead,
  Select,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { useNameText } from '../records/use-name-text'
import { useRecordLookup } from '../records/use-record-lookup'
import { useFieldError } from './form-fields'
import styles from './ordered-references-field.module.css'
import { PickerDialog } from './picker-dialog'
import type { PickerSource } from './picker-source'
import { ReferenceName } from './reference-field'

export interface OrderedReferencesFieldProps {
  /** of the array of ids in the form */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** the records to choose from */
  readonly entries: PickerSource
  /** the picker's heading, such as "Choose a trophy" */
  readonly pickerTitle: string
}

/** The list with the entry at `from` moved to `to`. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** The position of the row at a height of the page; of the last row for what is below it. */
function rowAt(list: HTMLElement, y: number): number {
  const rows = [...list.children]
  const found = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height
  })
  return found === -1 ? rows.length - 1 : found
}

/**
 * Ids of other records in an order. A row is moved by dragging its handle, by arrow keys while the handle has the focus, or
 * by the choice of its position. Each new position is announced.
 */
export function OrderedReferencesField({ name, label, hint, entries, pickerTitle }: OrderedReferencesFieldProps) {
  const t = useMessages(adminMessages)
  const { control, formState } = useFormContext()
  const { field } = useController({ name, control })
  const error = useFieldError(name)
  const headId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [isPicking, setIsPicking] = useState(false)
  /** the position of the row that is dragged */
  const [dragged, setDragged] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const ids: readonly string[] = field.value ?? []
  const positions = ids.map((_, index) => ({ value: index, label: String(index + 1) }))
  const find = useRecordLookup(entries.kind)
  const nameText = useNameText()
  const nameOf = (id: string) => nameText(find(id))

  function move(from: number, to: number): void {
    const id = ids[from]
    if (id === undefined || from === to || to < 0 || to >= ids.length) return
    field.onChange(moved(ids, from, to))
    setAnnouncement(t('order.moved', { name: nameOf(id), position: to + 1, count: ids.length }))
  }

  /** Moves a row; the focus stays with it. */
  function moveWithFocus(from: number, to: number, control: 'button' | 'select'): void {
    move(from, to)
    list.current?.children[to]?.querySelector(control)?.focus()
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: ids.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    moveWithFocus(index, to, 'button')
  }

  function onPointerMove({ clientY }: PointerEvent): void {
    if (dragged === null || !list.current) return
    const to = rowAt(list.current, clientY)
    move(dragged, to)
    setDragged(to)
  }

  return (
    <section aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title={label}
        plain
        aside={
          <Button
            size="sm"
            icon={<ControlIcon name="plus" />}
            aria-label={`${t('action.add')}: ${label}`}
            onClick={() => setIsPicking(true)}
          >
            {t('action.add')}
          </Button>
        }
      />
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {ids.length === 0 ? (
        <EmptyState isLine icon={<ControlIcon name="plus" />} title={t('list.empty')}>
          <p>{t('list.emptyField', { action: t('action.add') })}</p>
        </EmptyState>
      ) : (
        <ol ref={list} className={styles.rows}>
          {ids.map((id, index) => {
            const wrong: unknown = get(formState.errors, `${name}.${index}.message`)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's elements stay when it moves, with the captured pointer
              <li key={index} className={styles.row} data-dragged={dragged === index || undefined}>
                <button
                  type="button"
                  className={styles.handle}
                  aria-label={t('order.move', { name: nameOf(id), position: index + 1, count: ids.length })}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onPointerDown={(event) => {
                    event.currentTarget.setPointerCapture(event.pointerId)
                    setDragged(index)
                  }}
                  onPointerMove={onPointerMove}
                  onPointerUp={() => setDragged(null)}
                  onPointerCancel={() => setDragged(null)}
                >
                  <ControlIcon name="drag" />
                </button>
                <Select
                  dense
                  className={styles.position}
                  aria-label={t('order.position', { name: nameOf(id) })}
                  options={positions}
                  value={index}
                  onChange={({ target }) => moveWithFocus(index, Number(target.value), 'select')}
                />
                <span className={styles.reference}>
                  <ReferenceName id={id} entries={entries} />
                  {typeof wrong === 'string' && (
                    <span className={styles.error} role="alert">
                      {wrong}
                    </span>
                  )}
                </span>
                <IconButton
                  size="sm"
                  icon={<ControlIcon name="close" />}
                  label={t('action.remove', { name: nameOf(id) })}
                  onClick={() => field.onChange(ids.filter((_, at) => at !== index))}
                />
              </li>
            )
          })}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <PickerDialog
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={pickerTitle}
        entries={entries}
        chosenIds={ids}
        onPickMany={(picked) => {
          field.onChange([...new Set([...ids, ...picked.map(({ id }) => id)])])
          setIsPicking(false)
        }}
      />
    </section>
  )
}
