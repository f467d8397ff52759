import type { KindName } from '@sanguine/content'
import { Button, useMessages } from '@sanguine/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { fieldLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import { ChangedElsewhereNotice } from './changed-elsewhere-notice'
import styles from './conflict-form.module.css'
import { defaultSide, type FieldConflict, type Side } from './field-conflicts'
import { FieldValue } from './field-value'

interface ConflictFormProps {
  readonly kind: KindName
  /** the server's */
  readonly sentence: string
  readonly conflicts: readonly FieldConflict[]
  /** gets the names of the fields that take the saved value */
  readonly onResolve: (theirs: readonly string[]) => void
  /** drops what was typed */
  readonly onLoadCurrent: () => void
}

const sides = ['mine', 'theirs'] as const

/** Two editors changed the record: both values of each field side by side, to choose from and save. */
export function ConflictForm({ kind, sentence, conflicts, onResolve, onLoadCurrent }: ConflictFormProps) {
  const t = useMessages(adminMessages)
  const id = useId()
  const notice = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(conflicts.map((conflict) => [conflict.name, defaultSide(conflict)])),
  )
  useEffect(() => {
    notice.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={notice} className={styles.conflict}>
      <ChangedElsewhereNotice
        loadLabel={t('conflict.load')}
        onLoadCurrent={onLoadCurrent}
        actions={
          <Button
            size="sm"
            variant="blood"
            onClick={() => onResolve(conflicts.map(({ name }) => name).filter((name) => chosen[name] === 'theirs'))}
          >
            {t('conflict.save')}
          </Button>
        }
      >
        <p>{sentence}</p>
        <p>{t(conflicts.length > 0 ? 'conflict.text' : 'conflict.same')}</p>
      </ChangedElsewhereNotice>
      {conflicts.map(({ name, changedBy, ...values }) => (
        <fieldset key={name} className={styles.field}>
          <legend>
            {fieldLabel(t, name)}
            {changedBy === 'both' && <span className={styles.note}>{t('conflict.both')}</span>}
          </legend>
          {sides.map((side) => (
            <label key={side} className={styles.side}>
              <span className={styles.choice}>
                <input
                  type="radio"
                  name={`${id}-${name}`}
                  checked={chosen[name] === side}
                  onChange={() => setChosen((before) => ({ ...before, [name]: side }))}
                />
                {t(`conflict.${side}`)}
              </span>
              <span className={styles.value}>
                <FieldValue kind={kind} name={name} value={values[side]} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
