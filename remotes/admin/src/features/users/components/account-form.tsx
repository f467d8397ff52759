import { Button, Section, useMessages } from '@sanguine/ui'
import { passFocus, refusalText, toast } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import {
  AdminUpdateUserDocument,
  type PatreonType,
  type Role,
  type UpdateUserInput,
} from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid, Form } from '../../../shared/form/form'
import { ChoiceField, TextField } from '../../../shared/form/form-fields'
import { useValidatedForm } from '../../../shared/form/use-validated-form'
import { ChangedElsewhereNotice } from '../../../shared/records/changed-elsewhere-notice'
import { useLeaveDialog } from '../../../shared/records/use-leave-dialog'
import { useChangeUser } from '../use-user-calls'
import { accountRoles } from '../users-filter'
import type { User } from './user'
import styles from './user-editor.module.css'

const patreonTypes = [
  'FLEDGLING',
  'NEONATE',
  'ANCILLA',
  'ELDER',
  'METHUSELAH',
] as const satisfies readonly PatreonType[]

const text = z.string().trim().min(1, 'is required')
const schema = z.object({
  name: text.max(32, 'must not be longer than 32 characters'),
  email: text.max(254, 'must not be longer than 254 characters'),
  role: z.enum(accountRoles),
  patreonType: z.enum(patreonTypes).nullable(),
})
type Values = z.infer<typeof schema>

const roleOf = (role: Role): Values['role'] => (role === 'GUEST' ? 'USER' : role)

const valuesOf = ({ name, email, role, patreonType }: User): Values => ({
  name,
  email,
  role: roleOf(role),
  patreonType,
})

interface AccountFormProps {
  readonly user: User
  readonly mayChangeRole: boolean
  /** loads the account again; rejects if that fails */
  readonly onReload: () => Promise<unknown>
}

/** Name, address, role and Patreon type. Only what was edited is saved, and only on the state that was shown. */
export function AccountForm({ user, mayChangeRole, onReload }: AccountFormProps) {
  const t = useMessages(adminMessages)
  const form = useValidatedForm<Values>(schema, valuesOf(user))
  const change = useChangeUser()
  const [isStale, setIsStale] = useState(false)
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const { dialog } = useLeaveDialog(isDirty && !isSubmitting)
  const isBanned = user.role === 'BANNED'
  // Fields that are not edited follow the account, which may be banned or changed beside the form.
  useEffect(() => {
    form.reset(valuesOf(user), { keepDirty: true, keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true })
    setIsStale(false)
  }, [form, user])

  async function loadCurrent(): Promise<void> {
    try {
      await onReload()
      setIsStale(false)
    } catch {
      // The page says that the account does not load; this notice offers it again.
    }
  }

  async function save(values: Values): Promise<void> {
    // The server keeps all other values.
    const edited = Object.entries(values).filter(([name]) => dirtyFields[name as keyof Values])
    const input: UpdateUserInput = { id: user.id, revision: user.revision, ...Object.fromEntries(edited) }
    const changed = await change(AdminUpdateUserDocument, { input }, { saysOutdated: true })
    if (!changed) return
    setIsStale(false)
    if (changed.refusal) {
      const { code } = changed.refusal
      const field = code.startsWith('NAME_') ? 'name' : code.startsWith('EMAIL_') ? 'email' : null
      if (field) form.setError(field, { type: code, message: refusalText(changed.refusal) }, { shouldFocus: true })
      else if (code === 'USER_CHANGED') setIsStale(true)
      else toast.error(refusalText(changed.refusal))
      return
    }
    const after = changed.data.payload?.user
    if (after) form.reset(valuesOf(after))
    toast.success(t('record.updated', { name: values.name }))
  }

  return (
    <Form form={form} label={t('user.account')} className={styles.form} onSubmit={save}>
      {isStale && (
        <ChangedElsewhereNotice loadLabel={t('user.showCurrent')} onLoadCurrent={() => void loadCurrent()}>
          <p>{t('user.stale')}</p>
        </ChangedElsewhereNotice>
      )}
      <Section title={t('user.account')}>
        <FieldGrid>
          <TextField name="name" label={t('field.name')} span={3} disabled={!user.isChangeable} />
          <TextField name="email" label={t('user.email')} span={3} disabled={!user.isChangeable} />
        </FieldGrid>
      </Section>
      <Section title={t('user.roleAndPatreon')}>
        <FieldGrid>
          <ChoiceField
            name="role"
            label={t('user.role')}
            span={3}
            hint={isBanned ? t('user.roleBanned') : mayChangeRole ? t('user.roleHint') : t('user.roleOfAdmins')}
            disabled={!user.isChangeable || !mayChangeRole || isBanned}
            options={accountRoles
              .filter((role) => isBanned || role !== 'BANNED')
              .map((role) => ({ value: role, label: t(`role.${role}`) }))}
          />
          <ChoiceField
            name="patreonType"
            label={t('user.patreonType')}
            span={3}
            disabled={!user.isChangeable}
            options={[
              { value: '', label: t('patreon.NONE') },
              ...patreonTypes.map((type) => ({ value: type, label: t(`patreon.${type}`) })),
            ]}
          />
        </FieldGrid>
      </Section>
      {user.isChangeable && (
        <div className={styles.actions}>
          <Button type="submit" variant="blood" busy={isSubmitting} aria-disabled={!isDirty}>
            {t('action.update')}
          </Button>
          {isDirty && (
            <Button ref={passFocus} onClick={() => form.reset(valuesOf(user))}>
              {t('user.revert')}
            </Button>
          )}
        </div>
      )}
      {dialog}
    </Form>
  )
}
