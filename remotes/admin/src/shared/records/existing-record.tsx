import { ControlIcon, Notice, PageTitle, useMessages } from '@sanguine/ui'
import { drafts, errorText, toast } from '@sanguine/ui/platform'
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import { useStaffChanges } from '../changes/staff-changes'
import { FindingsProvider } from '../form/field-findings'
import { useValidatedForm } from '../form/use-validated-form'
import { HistoryLink } from '../history/history-link'
import { useUndoDelete } from '../history/use-undo-delete'
import { DetailLoad } from '../list-and-detail/detail-load'
import { MissingDetail } from '../list-and-detail/missing-detail'
import {
  keptTranslations,
  mergeWritten,
  readWritten,
  type StoredTranslation,
  translationTexts,
} from '../translations/translation-fields'
import { TranslationsProvider } from '../translations/translations-provider'
import { type ChangeAuthor, ChangedByNotice, changeText } from './changed-by-notice'
import { ConflictForm } from './conflict-form'
import { DeletedNotice } from './deleted-notice'
import { DraftNotice } from './draft-notice'
import { duplicateUrl } from './duplicate-record'
import styles from './existing-record.module.css'
import { fieldConflicts } from './field-conflicts'
import { recordKindOf } from './kind-names'
import { LastChanged } from './last-changed'
import { LoadNotice } from './load-notice'
import { useOwnChanges } from './own-changes'
import { RecordCreation } from './record-creation'
import { readDraft, useKeptDraft } from './record-draft'
import { RecordEditor } from './record-editor'
import { isGone, isStale, showAtField } from './record-refusal'
import type { FieldsProps, RecordRow, RecordSection, StoredRecord } from './record-section'
import { RecordUpdates } from './record-updates'
import { recordName, recordValues } from './record-values'
import { useRecordContext } from './use-record-context'
import { useRecord, useRecordCalls } from './use-records'
import { UsedBy } from './used-by'

const draftNameOf = (kind: string, id: string): string => `${kind}.${id}`

const noTranslations: readonly StoredTranslation[] = []

interface Conflict<Full> {
  /** the server's */
  readonly sentence: string
  /** the record as the other change left it */
  readonly current: Full
}

/** A change that the form does not show yet. */
interface Change<Full> extends Pick<Conflict<Full>, 'current'> {
  readonly author: ChangeAuthor
}

/** The deletion of a record that is open. */
interface Deletion {
  /** of the colleague; null if it is not known who deleted it */
  readonly by: string | null
}

/** A colleague who is known to have changed the record stays named after a change by the viewer or by somebody unknown. */
const authorOfBoth = (former: ChangeAuthor | undefined, author: ChangeAuthor): ChangeAuthor =>
  former?.isViewer === false && author.name === null ? former : author

interface RecordProps<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues> {
  readonly section: RecordSection<Row, Full, Values>
  readonly Fields: ComponentType<FieldsProps>
}

function DeletedRecord({ listHref }: { readonly listHref: string }) {
  const t = useMessages(adminMessages)
  return <MissingDetail icon={<ControlIcon name="trash" />} title={t('record.gone')} listHref={listHref} />
}

function LoadedRecord<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  section,
  Fields,
  record,
  isGone: wasGone = false,
}: RecordProps<Row, Full, Values> & {
  readonly record: Full
  /** whether the record was deleted: only a draft of it is left, or what the form shows */
  readonly isGone?: boolean
}) {
  const { kind, schema, urls } = section
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const calls = useRecordCalls(section)
  const offerUndo = useUndoDelete()
  const draftName = draftNameOf(kind, record.id)
  const [draft, setDraft] = useState(() => readDraft<Full, Values>(draftName))
  /** the version that the form was filled from */
  const [base, setBase] = useState(draft?.base ?? record)
  /** the revision that is saved on; known at once when a conflict is resolved and saved */
  const revision = useRef(base.revision)
  /** the revision after it up to which all changes are the viewer's own */
  const ownRevision = useRef(base.revision)
  const context = useRecordContext(kind, record.id)
  const [conflict, setConflict] = useState<Conflict<Full> | null>(null)
  const [change, setChange] = useState<Change<Full> | null>(null)
  const [deletion, setDeletion] = useState<Deletion | null>(null)
  const isDeleted = wasGone || deletion !== null
  const [creation] = useState(() => new RecordCreation<Values>())
  const [updates] = useState(() => new RecordUpdates<Values>())
  const valuesOf = (version: Full): Values => ({ ...recordValues<Values>(kind, version), translations: [] })
  /** the values of a version with its texts in other languages by their names, for comparison */
  const comparable = (version: Full, values: Values = valuesOf(version)) => ({
    ...values,
    ...translationTexts(kind, version.translations ?? noTranslations, readWritten(values)),
  })
  const [initial] = useState(() => valuesOf(base))
  const form = useValidatedForm(schema, initial)
  const { reset } = form
  // The defaults stay those of the saved version, so that leaving the draft unsaved is asked about.
  useLayoutEffect(() => {
    if (draft) reset({ ...initial, ...draft.values }, { keepDefaultValues: true })
  }, [draft, initial, reset])
  useKeptDraft(form, draftName, base)
  const name = recordName(kind, valuesOf(base))

  function forgetDraft(): void {
    drafts.remove(draftName)
    setDraft(null)
  }

  /** Saves on this version from now on. */
  function goOnFrom(version: Full): void {
    setBase(version)
    revision.current = version.revision
    ownRevision.current = version.revision
  }

  function discardDraft(): void {
    goOnFrom(record)
    setConflict(null)
    reset(valuesOf(record))
    forgetDraft()
  }

  async function update(values: Values): Promise<void> {
    await calls.update(base.id, revision.current, values, updates)
    toast.success(t('record.updated', { name: recordName(kind, values) }))
  }

  /** Saves what was typed as a new record, as the other one was deleted. */
  async function createAnew(values: Values): Promise<void> {
    const translations = keptTranslations(base.translations ?? noTranslations, readWritten(values))
    await calls.create({ ...values, translations }, creation)
    toast.success(t('record.created', { name: recordName(kind, values) }))
  }

  function showDeleted(by: string | null = null): void {
    setConflict(null)
    setDeletion({ by })
    calls.drop(base.id)
  }

  async function remove(): Promise<void> {
    const entryId = await calls.remove(base.id, base.revision)
    offerUndo({ entryId, name, href: urls.record(base.id) })
  }

  /** Says that the viewer changed the record, unless a colleague has changed it since; null if it is not known. */
  const ownTextOf = ({ revision: read }: Full): string | null =>
    change?.author.isViewer && change.current.revision === read ? changeText(t, change.author) : null

  /** Loads the record as the other change left it, for the user to choose between the two. */
  async function loadConflict(sentence: string): Promise<void> {
    try {
      const current = await calls.read(base.id)
      if (current) setConflict({ sentence: ownTextOf(current) ?? sentence, current })
      else showDeleted()
    } catch (error) {
      toast.error(`${sentence} ${errorText(error)}`)
    }
  }

  /** Reads the record after a change elsewhere. A form without input shows one's own change at once, others stay as they are. */
  async function noteChange(colleague: string | null): Promise<void> {
    const current = await calls.read(base.id)
    const isViewer = current?.revision === ownRevision.current
    const author = { isViewer, name: colleague }
    if (!current) showDeleted()
    else if (current.revision <= revision.current) return
    else if (isViewer && !isTouched()) resolveConflict({ current }, 'all')
    else setChange((last) => ({ author: authorOfBoth(last?.author, author), current }))
  }

  const isTouched = (): boolean => form.formState.isDirty || form.formState.isSubmitting

  useOwnChanges((own) => {
    const made = own.action === 'update' && own.kind === kind ? own.revisions.get(base.id) : undefined
    if (made === undefined || isDeleted) return
    // A revision in between is a change by a colleague, which the stream of the staff may have missed.
    if (made === ownRevision.current + 1) ownRevision.current = made
    // As for a change by others.
    noteChange(null).catch(() => undefined)
  })

  useStaffChanges((changed) => {
    const isOfRecord =
      changed === null || (changed.subject.type === recordKindOf(kind) && changed.subject.id === base.id)
    if (!isOfRecord || isDeleted) return
    if (changed?.action === 'DELETE') showDeleted(changed.actor?.name)
    // The server checks the revision when the form is saved, so a failure to read takes nothing away.
    else noteChange(changed?.actor?.name ?? null).catch(() => undefined)
  })

  /** Shows the change of a colleague: at once in an untouched form, else field by field beside what was typed. */
  function loadChange({ author, current }: Change<Full>): void {
    setChange(null)
    const sentence = changeText(t, author)
    if (form.formState.isDirty) setConflict({ sentence, current })
    else resolveConflict({ current }, 'all')
  }

  function onFailure(error: unknown): boolean {
    showAtField(form, error, t)
    if (isGone(error)) {
      showDeleted()
      return true
    }
    if (!isStale(error)) return false
    void loadConflict(error.sentence)
    return true
  }

  /** Takes the saved values of these fields, keeps mine of the others, and goes on from the saved version. */
  function resolveConflict({ current }: Pick<Conflict<Full>, 'current'>, theirs: readonly string[] | 'all'): void {
    const saved = valuesOf(current)
    const mine = form.getValues()
    goOnFrom(current)
    setConflict(null)
    setChange(null)
    form.reset(saved)
    if (theirs === 'all') return
    const mineComparable = comparable(base, mine)
    const merged = Object.fromEntries(
      Object.entries(mine).map(([name, value]) => [name, theirs.includes(name) ? saved[name] : value]),
    )
    const translations = mergeWritten(kind, {
      written: readWritten(mine),
      mine: mineComparable,
      saved: comparable(current),
      theirs,
    })
    form.reset({ ...saved, ...merged, translations }, { keepDefaultValues: true })
  }

  return (
    <TranslationsProvider kind={kind} stored={base.translations ?? noTranslations}>
      <PageTitle>{name}</PageTitle>
      <RecordEditor
        form={form}
        kind={kind}
        name={name}
        note={
          <>
            <LastChanged updatedAt={base.updatedAt} />
            <HistoryLink kind={kind} id={base.id} />
          </>
        }
        listHref={urls.list}
        onCreate={isDeleted ? createAnew : undefined}
        onUpdate={update}
        deletion={isDeleted ? undefined : { kind, id: base.id, run: remove }}
        onFailure={onFailure}
        onDuplicate={isDeleted ? undefined : () => navigate(duplicateUrl(urls, base.id))}
        onClose={() => {
          forgetDraft()
          navigate(urls.list)
        }}
        onDiscard={forgetDraft}
        footer={
          <>
            <LoadNotice loaded={context} className={styles.state} />
            {context.data && <UsedBy users={context.data.users} />}
          </>
        }
      >
        {(submit) => (
          <FindingsProvider
            findings={context.data?.findings ?? []}
            rest={(findings) => (
              <Notice title={t('problems.title')}>
                <ul>
                  {findings.map(({ path, message }) => (
                    <li key={`${path} ${message}`}>{[path, message].filter(Boolean).join(': ')}</li>
                  ))}
                </ul>
              </Notice>
            )}
          >
            {draft && <DraftNotice onDiscard={discardDraft} />}
            {isDeleted && <DeletedNotice by={deletion?.by ?? null} />}
            {change && !conflict && !isDeleted && (
              <ChangedByNotice author={change.author} onLoadCurrent={() => loadChange(change)} />
            )}
            {conflict && (
              <ConflictForm
                kind={kind}
                sentence={conflict.sentence}
                conflicts={fieldConflicts(kind, {
                  base: comparable(base),
                  mine: comparable(base, form.getValues()),
                  theirs: comparable(conflict.current),
                })}
                onLoadCurrent={() => resolveConflict(conflict, 'all')}
                onResolve={(theirs) => {
                  resolveConflict(conflict, theirs)
                  submit()
                }}
              />
            )}
            <Fields kind={kind} id={base.id} />
          </FindingsProvider>
        )}
      </RecordEditor>
    </TranslationsProvider>
  )
}

/** Loads a record from the server and shows its form. A failed reload is shown above the form, which stays. */
export function ExistingRecord<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  section,
  Fields,
  id,
}: RecordProps<Row, Full, Values> & { readonly id: string }) {
  const loaded = useRecord(section.documents.read, id)
  const record = loaded.data
  const [draft] = useState(() => readDraft<Full, Values>(draftNameOf(section.kind, id)))
  // A form that is open stays, with what was typed, if the record turns out to be gone.
  const [open, setOpen] = useState<Full | null>(null)
  if (record && record !== open) setOpen(record)
  const shown = record ?? open ?? (record === null ? draft?.base : undefined)
  return (
    <>
      <DetailLoad loaded={loaded} rows={6} />
      {shown && <LoadedRecord section={section} Fields={Fields} record={shown} isGone={record === null} />}
      {record === null && !shown && <DeletedRecord listHref={section.urls.list} />}
    </>
  )
}
