import type { KindName } from '@sanguine/content'
import { Button, useMessages } from '@sanguine/ui'
import { errorText, toast, useUnsavedInput } from '@sanguine/ui/platform'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { Form } from '../form/form'
import { UploadProvider, useUploads } from '../form/uploads'
import { DetailBar } from '../list-and-detail/detail-bar'
import { TranslationsToggle } from '../translations/translations-toggle'
import { DeleteDialog } from './delete-dialog'
import styles from './record-editor.module.css'
import { useLeaveDialog } from './use-leave-dialog'

export interface RecordEditorProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>
  readonly kind: KindName
  /** the record's name, as the heading; of a new record its kind */
  readonly name?: string | undefined
  /** below the name, such as when it was changed */
  readonly note?: ReactNode
  readonly listHref: string
  /** saves a new record; an error is shown by the browser's alert */
  readonly onCreate?: ((values: Values) => Promise<void>) | undefined
  /** saves an existing record; an error is shown as a notice */
  readonly onUpdate?: ((values: Values) => Promise<void>) | undefined
  /** deletes the record, once that was confirmed */
  readonly deletion?: { readonly kind: KindName; readonly id: string; readonly run: () => Promise<void> } | undefined
  /** opens a new record with these values */
  readonly onDuplicate?: (() => void) | undefined
  /** called first for each error; returns whether it has been shown */
  readonly onFailure?: ((error: unknown) => boolean) | undefined
  /** leaves the editor, after Cancel and after a success */
  readonly onClose: () => void
  /** called when the user leaves without saving */
  readonly onDiscard?: (() => void) | undefined
  /** below the form */
  readonly footer?: ReactNode
  /** the fields; a function gets what saves the form */
  readonly children: ReactNode | ((submit: () => void) => ReactNode)
}

/** Ctrl+S or ⌘S submits the form, unless a dialog covers it. */
function useSaveKey(formId: string) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (event.repeat || document.querySelector('[role="dialog"]')) return
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement) form.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [formId])
}

/**
 * A record's form below its name and buttons: Create and Cancel for a new one, Update and Delete for an existing one.
 * While a field uploads an image, saving waits: the record would be saved without it.
 */
export function RecordEditor<Values extends FieldValues>({
  form,
  kind,
  name,
  note,
  listHref,
  onCreate,
  onUpdate,
  deletion,
  onDuplicate,
  onFailure,
  onClose,
  onDiscard,
  footer,
  children,
}: RecordEditorProps<Values>) {
  const t = useMessages(adminMessages)
  const formId = useId()
  const { isDirty, isSubmitting } = form.formState
  const uploads = useUploads()
  const isUploading = uploads.progress !== null
  const { dialog, allowLeaving } = useLeaveDialog((isDirty || isUploading) && !isSubmitting, onDiscard)
  const [isConfirming, setIsConfirming] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const isNew = onCreate !== undefined
  const heading = name || t('editor.new', { kind, name: t(`kind.${kind}`) })
  useSaveKey(formId)
  useUnsavedInput(isUploading)

  function close(): void {
    allowLeaving()
    onClose()
  }

  async function save(values: Values): Promise<void> {
    if (isDeleting || isUploading) return
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
      await deletion?.run()
      close()
    } catch (error) {
      if (!onFailure?.(error)) toast.error(errorText(error))
    } finally {
      setIsDeleting(false)
      setIsConfirming(false)
    }
  }

  return (
    <>
      <DetailBar title={heading} listHref={listHref} takesFocus={!isNew} note={note}>
        <div className={styles.actions}>
          <p role="status" className={styles.upload}>
            {uploads.progress !== null && t('image.wait', { part: uploads.progress })}
          </p>
          {onDuplicate && <Button onClick={onDuplicate}>{t('action.duplicate')}</Button>}
          {isNew ? (
            <Button onClick={close}>{t('action.cancel')}</Button>
          ) : (
            deletion && <Button onClick={() => setIsConfirming(true)}>{t('action.delete')}</Button>
          )}
          {(onCreate ?? onUpdate) && (
            <Button variant="blood" type="submit" form={formId} busy={isSubmitting} aria-disabled={isUploading}>
              {isNew ? t('action.create') : t('action.update')}
            </Button>
          )}
        </div>
      </DetailBar>
      <UploadProvider uploads={uploads}>
        <Form form={form} id={formId} label={heading} onSubmit={save}>
          <TranslationsToggle />
          {typeof children === 'function' ? children(() => void form.handleSubmit(save)()) : children}
        </Form>
      </UploadProvider>
      {footer && <div className={styles.footer}>{footer}</div>}
      {isConfirming && deletion && (
        <DeleteDialog
          kind={deletion.kind}
          id={deletion.id}
          name={heading}
          isBusy={isDeleting}
          onConfirm={() => void remove()}
          onCancel={() => setIsConfirming(false)}
        />
      )}
      {dialog}
    </>
  )
}
