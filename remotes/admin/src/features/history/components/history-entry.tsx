import { Button, ControlIcon, cx, formatDateTime, Image, useMessages } from '@sanguine/ui'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { AdminAuditEntryFragment, AuditState, AuditSubjectType } from '../../../generated/documents'
import { enumLabel } from '../../../i18n/field-label'
import { type AdminMessage, adminMessages } from '../../../i18n/messages'
import { changeLabel } from '../change-label'
import { recordUrlOf } from '../record-url'
import { differingLines, isEmptyValue, valueLines, type Words } from '../value-lines'
import styles from './history-entry.module.css'

export interface HistoryEntryProps {
  readonly entry: AdminAuditEntryFragment
  /** whether its fields are shown before a press */
  readonly startsOpen: boolean
  /** whether the viewer may restore records */
  readonly canRestore: boolean
  readonly onRestore: (state: AuditState) => void
}

type Change = AdminAuditEntryFragment['changes'][number]

/** A change in short: who, when, what. A press shows it field by field, with the buttons that restore either state. */
export function HistoryEntry({ entry, startsOpen, canRestore, onRestore }: HistoryEntryProps) {
  const t = useMessages(adminMessages)
  const id = useId()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const { actor, token, action, subject, changes, reason, changedAt, restorableStates } = entry
  const title = subject.type === 'SETTING' ? enumLabel(t, 'setting', subject.id) : subject.title
  const href = recordUrlOf(subject)
  const told = changes.filter(isTold)
  const summary = summaryOf(t, entry, told)
  const canOpen = told.length > 0 || (canRestore && restorableStates.length > 0)
  return (
    <li className={styles.entry}>
      <header className={styles.head}>
        {subject.type === 'IMAGE' && (
          <Image imageId={subject.id} variant="thumb" alt="" width={48} className={styles.image} />
        )}
        <div>
          <h2 className={styles.title}>
            <span className={styles.type}>{enumLabel(t, 'subject', subject.type)}</span>{' '}
            {href ? <Link to={href}>{title}</Link> : title}{' '}
            <span className={cx(styles.action, action === 'DELETE' && styles.deleted)}>
              {enumLabel(t, 'history', action)}
            </span>
          </h2>
          <p className={styles.origin}>
            {actor ? `${actor.name} (${enumLabel(t, 'role', actor.role)})` : t('history.system')}
            {token && ` · ${t('history.byToken', { name: token.name })}`}
            {' · '}
            <time dateTime={changedAt}>{formatDateTime(changedAt, t.language)}</time>
          </p>
          {reason && <p className={styles.reason}>{reason}</p>}
        </div>
      </header>
      {canOpen ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ControlIcon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          <span className={styles.summary}>{summary}</span>
        </button>
      ) : (
        <p className={styles.toggle}>{summary}</p>
      )}
      {canOpen && isOpen && (
        <div id={id} className={styles.detail}>
          {told.length > 0 && <ChangeTable title={title} type={subject.type} changes={told} />}
          {canRestore && <RestoreButtons entry={entry} onRestore={onRestore} />}
        </div>
      )}
    </li>
  )
}

/** How many fields the short form names. */
const namedFields = 4

/** The fields that changed, by name, and of a single one its values; of a deletion without any, what is gone. */
function summaryOf(
  t: Words['t'],
  entry: AdminAuditEntryFragment,
  changes: AdminAuditEntryFragment['changes'],
): ReactNode {
  const { type } = entry.subject
  const [first] = changes
  if (!first) return t(withoutFields(entry))
  const values = changes.length === 1 ? shortValues(t, type, first) : null
  if (values)
    return (
      <>
        {changeLabel(t, type, first.field)}: <del>{values.before}</del> → <ins>{values.after}</ins>
      </>
    )
  const names = changes.slice(0, namedFields).map(({ field }) => changeLabel(t, type, field))
  const others = changes.length - names.length
  return others > 0 ? t('history.fieldsAndMore', { fields: names.join(', '), count: others }) : names.join(', ')
}

/** The values of a change that are a line each; null for others, such as lists, images and records that were created. */
function shortValues(t: Words['t'], type: AuditSubjectType, change: Change) {
  if (isImage(change.field)) return null
  const lines = linesOf(t, type, change)
  const [before, after] = [lines.before, lines.after]
  if (before.length !== 1 || after.length !== 1 || lines.sameCount > 0) return null
  return { before: before[0], after: after[0] }
}

/** The lines of a change that differ. */
function linesOf(t: Words['t'], type: AuditSubjectType, { field, before, after, records }: Change) {
  const words = { t, titles: new Map(records.map((record) => [record.id, record.title])) }
  const isRole = type === 'USER' && field === 'role'
  const read = (json: string | null) => valueLines(words, json).map((line) => (isRole ? roleLabel(t, line) : line))
  return differingLines(read(before), read(after))
}

/** The label of a role as it is stored, such as `notActivated`. */
const roleLabel = (t: Words['t'], role: string): string =>
  enumLabel(t, 'role', role.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase())

/** The sentence about a change without fields. A deletion need not have recorded any. */
function withoutFields({ action, subject }: AdminAuditEntryFragment): AdminMessage {
  if (action !== 'DELETE') return 'history.noFields'
  return subject.type === 'USER' ? 'history.accountDeleted' : 'history.recordDeleted'
}

function RestoreButtons({ entry, onRestore }: Pick<HistoryEntryProps, 'entry' | 'onRestore'>) {
  const t = useMessages(adminMessages)
  const { action, restorableStates } = entry
  if (restorableStates.length === 0) return null
  return (
    <div className={styles.actions}>
      {restorableStates.map((state) => (
        <Button key={state} size="sm" onClick={() => onRestore(state)}>
          {t(
            state === 'AFTER'
              ? 'history.restoreAfter'
              : action === 'DELETE'
                ? 'history.restoreDeleted'
                : 'history.restoreBefore',
          )}
        </Button>
      ))}
    </div>
  )
}

/** A record that is created or deleted has all its fields changed; those that hold nothing are left out. */
const isTold = ({ before, after }: Change): boolean =>
  (before !== null && after !== null) || !isEmptyValue(before ?? after)

interface ChangeTableProps {
  readonly title: string
  readonly type: AuditSubjectType
  readonly changes: AdminAuditEntryFragment['changes']
}

function ChangeTable({ title, type, changes }: ChangeTableProps) {
  const t = useMessages(adminMessages)
  return (
    <table className={styles.changes}>
      <caption className={styles.hidden}>{t('history.changesOf', { title })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const { field } = change
          const lines = linesOf(t, type, change)
          return (
            <tr key={field}>
              <th scope="row">{changeLabel(t, type, field)}</th>
              <td className={styles.before}>
                <Lines field={field} lines={lines.before} label={t('history.before')} Tag="del" />
              </td>
              <td>
                <Lines field={field} lines={lines.after} label={t('history.after')} Tag="ins" />
                {lines.sameCount > 0 && (
                  <span className={styles.same}>{t('history.same', { count: lines.sameCount })}</span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const imageId = /^[0-9a-f]{24}$/
const isImage = (field: string): boolean => /mageId$/.test(field)

interface LinesProps {
  readonly field: string
  readonly lines: readonly string[]
  readonly label: string
  readonly Tag: 'del' | 'ins'
}

function Lines({ field, lines, label, Tag }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <>
      <span className={styles.side}>{label}</span>
      {lines.map((line, index) => (
        // The lines of a stored change never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ only by their index
        <Tag key={index}>
          {imageId.test(line) && isImage(field) ? <Image imageId={line} variant="thumb" alt={line} width={48} /> : line}
        </Tag>
      ))}
    </>
  )
}
