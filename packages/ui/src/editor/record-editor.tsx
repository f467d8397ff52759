import { errorText, toast, uiMessages, useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Link, useNavigationType } from 'react-router'
import { Button } from '../components/button/button'
import { ConfirmDialog } from '../components/dialog/dialog'
import { ControlIcon } from '../components/icon/control-icon'
import { EmptyState } from '../components/notice/notice'
import { Form } from '../form/form'
import styles from './editor.module.css'
import { useLeaveDialog } from './leave-dialog'

export interface RecordEditorProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>
  /** as in the routes, singular: item, itemType, enemy … */
  readonly kind: string
  /** what is edited, as the heading; of a new record its kind */
  readonly name?: string | undefined
  /** beside the name, such as when it was changed */
  readonly note?: ReactNode
  /** where the list is, for Cancel and the phone's way back */
  readonly listHref: string
  /** saves a new record; the section then reloads its list and leaves. What it throws is shown by the browser's alert */
  readonly onCreate?: ((values: Values) => Promise<void>) | undefined
  /** saves an existing one. What it throws is shown as a notice */
  readonly onUpdate?: ((values: Values) => Promise<void>) | undefined
  readonly onDelete?: (() => Promise<void>) | undefined
  /** told of each failure first; answers whether it has been shown, as beside the field it is about */
  readonly onFailure?: ((error: unknown) => boolean) | undefined
  /** leaves the editor after Cancel and after whatever succeeded */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Whoever opens a record from the list goes on in it: its heading takes the focus, and Ctrl+S or ⌘S saves. */
function useEditorKeys(formId: string, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpened = useNavigationType() === 'PUSH' && takesFocus
  useEffect(() => {
    if (!isOpened) return
    document.documentElement.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
  }, [isOpened])
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement && !event.repeat) form.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [formId])
  return heading
}

/** A record's form under its name bar: Create and Cancel for a new one, Update and Delete for an existing one. */
export function RecordEditor<Values extends FieldValues>({
  form,
  kind,
  name,
  note,
  listHref,
  onCreate,
  onUpdate,
  onDelete,
  onFailure,
  onClose,
  children,
}: RecordEditorProps<Values>) {
  const t = useMessages(uiMessages)
  const formId = useId()
  const { isDirty, isSubmitting } = form.formState
  const { dialog, leaveFreely } = useLeaveDialog(isDirty && !isSubmitting)
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const isNew = onCreate !== undefined
  const heading = name || t('editor.new', { kind })
  const headingRef = useEditorKeys(formId, !isNew)

  function close(): void {
    leaveFreely()
    onClose()
  }

  async function save(values: Values): Promise<void> {
    if (isDeleting) return
    try {
      await (onCreate ?? onUpdate)?.(values)
    } catch (error) {
      const isShown = onFailure?.(error)
      if (isNew) window.alert(errorText(error))
      else if (!isShown) toast.error(errorText(error))
      return
    }
    form.reset(values)
    close()
  }

  async function remove(): Promise<void> {
    setIsDeleting(true)
    try {
      await onDelete?.()
      close()
    } catch (error) {
      if (!onFailure?.(error)) toast.error(errorText(error))
    } finally {
      setIsDeleting(false)
      setIsAsking(false)
    }
  }

  return (
    <>
      <div className={styles.bar}>
        <Link to={listHref} className={styles.back} aria-label={t('action.backToList')}>
          <ControlIcon name="chevron-left" />
        </Link>
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        {note && <span className={styles.note}>{note}</span>}
        <div className={styles.actions}>
          {isNew ? (
            <Button onClick={close}>{t('action.cancel')}</Button>
          ) : (
            onDelete && <Button onClick={() => setIsAsking(true)}>{t('action.delete')}</Button>
          )}
          {(onCreate ?? onUpdate) && (
            <Button variant="blood" type="submit" form={formId} busy={isSubmitting}>
              {isNew ? t('action.create') : t('action.update')}
            </Button>
          )}
        </div>
      </div>
      <Form form={form} id={formId} label={heading} onSubmit={save}>
        {children}
      </Form>
      <ConfirmDialog
        open={isAsking}
        title={t('editor.confirmDelete', { name: heading })}
        text={t('editor.confirmDeleteText')}
        confirmLabel={t('action.delete')}
        busy={isDeleting}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
      {dialog}
    </>
  )
}

/** A record's fields beside its pictures. On a phone one picture stands beside the first field, two above all of them. */
export function PictureAndFields({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.pictured}>
      <div className={styles.pictures}>{picture}</div>
      <div className={styles.beside}>{children}</div>
    </div>
  )
}

/** What stands in the editor while nothing is selected. */
export function SelectHint({ kind }: { readonly kind: string }) {
  const t = useMessages(uiMessages)
  return <EmptyState title={t('editor.select', { kind })} className={styles.hint} />
}
