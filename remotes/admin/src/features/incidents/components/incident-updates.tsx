import {
  Button,
  ConfirmDialog,
  formatDateTime,
  useFocusWhen,
  useLanguage,
  useMessages,
  writtenText,
} from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { type ReactNode, useState } from 'react'
import type { AdminIncidentUpdateFragment } from '../../../generated/documents'
import { enumLabel } from '../../../i18n/field-label'
import { adminMessages } from '../../../i18n/messages'
import entries from '../../../shared/entries/entries.module.css'
import { updateInput } from '../incident-values'
import styles from '../incidents.module.css'
import type { Incident, IncidentChanges } from '../use-incidents'
import { UpdateForm } from './update-form'

type Update = AdminIncidentUpdateFragment

interface IncidentUpdatesProps {
  readonly incident: Incident
  readonly changes: IncidentChanges
}

/** The updates of an incident, latest first. Each can be corrected in its place, or deleted after a confirmation. */
export function IncidentUpdates({ incident, changes }: IncidentUpdatesProps) {
  const t = useMessages(adminMessages)
  const [edited, setEdited] = useState<readonly Update[]>([])
  const [deleted, setDeleted] = useState<Update | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function remove({ id, revision }: Update): Promise<void> {
    setIsBusy(true)
    const problem = await changes.removeUpdate({ incidentId: incident.id, updateId: id, revision })
    setIsBusy(false)
    setDeleted(null)
    if (problem) toast.error(problem)
  }

  // The typed text stays if a colleague deletes the update meanwhile.
  const gone = edited.filter(({ id }) => !incident.updates.some((update) => update.id === id))
  const updates = [...gone, ...incident.updates]
  if (updates.length === 0) return <p>{t('incidents.noUpdates')}</p>
  return (
    <>
      <ol className={entries.list}>
        {updates.map((update) => (
          <UpdateEntry
            key={update.id}
            update={update}
            onEdit={() => setEdited([...edited, update])}
            onDelete={() => setDeleted(update)}
            form={
              edited.some(({ id }) => id === update.id) && (
                <UpdateForm
                  incident={incident}
                  update={update}
                  save={(values, revision) =>
                    changes.edit({ incidentId: incident.id, updateId: update.id, revision, ...updateInput(values) })
                  }
                  onClose={() => setEdited((before) => before.filter(({ id }) => id !== update.id))}
                />
              )
            }
          />
        ))}
      </ol>
      <ConfirmDialog
        open={deleted !== null}
        title={t('incidents.askDeleteUpdate')}
        text={t('incidents.deleteUpdateText')}
        confirmLabel={t('action.delete')}
        busy={isBusy}
        onConfirm={() => deleted && void remove(deleted)}
        onCancel={() => setDeleted(null)}
      />
    </>
  )
}

interface UpdateEntryProps {
  readonly update: Update
  /** in place of the text while it is corrected */
  readonly form: ReactNode
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function UpdateEntry({ update, form, onEdit, onDelete }: UpdateEntryProps) {
  const t = useMessages(adminMessages)
  const language = useLanguage()
  const [text, lang] = writtenText(update.text, language)
  const time = formatDateTime(update.postedAt, language)
  const [wasEdited, setWasEdited] = useState(false)
  const editButton = useFocusWhen<HTMLButtonElement>(wasEdited && !form)

  function edit(): void {
    setWasEdited(true)
    onEdit()
  }
  return (
    <li className={entries.entry}>
      <h3 className={styles.state}>
        {enumLabel(t, 'incidents.state', update.state)} · {time}
      </h3>
      {form || (
        <>
          <p className={styles.text} lang={lang}>
            {text}
          </p>
          {update.editedAt !== null && (
            <p className={styles.hint}>
              {t('incidents.editedAt', { time: formatDateTime(update.editedAt, language) })}
            </p>
          )}
          <div className={entries.buttons}>
            <Button ref={editButton} size="sm" aria-label={t('incidents.editOf', { time })} onClick={edit}>
              {t('incidents.edit')}
            </Button>
            <Button size="sm" aria-label={t('incidents.deleteOf', { time })} onClick={onDelete}>
              {t('action.delete')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
