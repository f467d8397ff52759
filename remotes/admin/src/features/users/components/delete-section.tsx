import { Button, Dialog, Field, Section, TextInput, useIsShown, useMessages } from '@sanguine/ui'
import { refusalText, toast, useUnsavedInput } from '@sanguine/ui/platform'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminDeleteUserDocument } from '../../../generated/documents'
import { type AdminMessage, adminMessages } from '../../../i18n/messages'
import { useChangeUser } from '../use-user-calls'
import type { User } from './user'
import styles from './user-editor.module.css'

const deleted: readonly AdminMessage[] = ['delete.account', 'delete.player', 'delete.journal', 'delete.ladder']
const kept: readonly AdminMessage[] = ['delete.ledger', 'delete.counts', 'delete.payments', 'delete.audit']

interface DeleteSectionProps {
  readonly user: User
  readonly listHref: string
}

/** Deletes the account, after its name was typed. */
export function DeleteSection({ user, listHref }: DeleteSectionProps) {
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const isShown = useIsShown()
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => {
    // Staff who have gone on before the answer stay there.
    if (isShown()) navigate(listHref)
  }
  return (
    <Section title={t('delete.title')}>
      <p className={styles.text}>{t('delete.text')}</p>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        {t('delete.open')}
      </Button>
      {isAsking && <DeleteDialog user={user} onClose={() => setIsAsking(false)} onDeleted={leave} />}
    </Section>
  )
}

interface DeleteDialogProps {
  readonly user: User
  readonly onClose: () => void
  readonly onDeleted: () => void
}

function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const t = useMessages(adminMessages)
  const change = useChangeUser()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  useUnsavedInput(name !== '')

  async function remove(): Promise<void> {
    if (name.trim() !== user.name) return setError(t('delete.wrongName', { name: user.name }))
    setIsBusy(true)
    const changed = await change(AdminDeleteUserDocument, { input: { id: user.id, revision: user.revision } })
    setIsBusy(false)
    if (!changed) return
    if (changed.refusal) return setError(refusalText(changed.refusal))
    toast.success(t('record.deleted', { name: user.name }))
    onDeleted()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('editor.confirmDelete', { name: user.name })}
      description={t('delete.forGood')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="blood" type="submit" form="user-deletion" busy={isBusy}>
            {t('action.delete')}
          </Button>
        </>
      }
    >
      <form
        id="user-deletion"
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <h3>{t('delete.goes')}</h3>
        <ul className={styles.list}>
          {deleted.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <h3>{t('delete.stays')}</h3>
        <ul className={styles.list}>
          {kept.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <Field label={t('delete.typeName', { name: user.name })} error={error}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              autoComplete="off"
              onChange={(event) => {
                setName(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
