import { Button, Image, Section, useMessages } from '@sanguine/ui'
import { passFocus, toast } from '@sanguine/ui/platform'
import { z } from 'zod'
import { AdminSetUserCurrenciesDocument } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { FieldGrid, Form } from '../../../shared/form/form'
import { NumberField } from '../../../shared/form/form-fields'
import { useValidatedForm } from '../../../shared/form/use-validated-form'
import { DraftNotice } from '../../../shared/records/draft-notice'
import { useLeaveDialog } from '../../../shared/records/use-leave-dialog'
import { useAmountsDraft } from '../use-amounts-draft'
import { isMade, useChangeUser } from '../use-user-calls'
import styles from './currencies-form.module.css'
import type { User } from './user'
import editorStyles from './user-editor.module.css'

/** The amounts in the order of the user's currencies. */
const schema = z.object({
  amounts: z.array(
    z
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must not be under 0')
      .max(Number.MAX_SAFE_INTEGER, 'is too high'),
  ),
})
type Values = z.infer<typeof schema>

const valuesOf = ({ currencies }: User): Values => ({ amounts: currencies.map(({ amount }) => amount) })

/** The player's amounts by currency. Saving sets only edited amounts; the difference is booked. */
export function CurrenciesForm({ user }: { readonly user: User }) {
  const t = useMessages(adminMessages)
  const form = useValidatedForm<Values>(schema, valuesOf(user))
  const change = useChangeUser()
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const draft = useAmountsDraft(form, user)
  const { dialog } = useLeaveDialog(isDirty && !isSubmitting, draft.forget)

  async function save({ amounts }: Values): Promise<void> {
    const edited = user.currencies.flatMap(({ currency }, index) =>
      dirtyFields.amounts?.[index] ? [{ currencyShortName: currency.shortName, amount: amounts[index] ?? 0 }] : [],
    )
    const changed = await change(AdminSetUserCurrenciesDocument, { input: { id: user.id, amounts: edited } })
    if (!isMade(changed) || !changed || changed.refusal) return
    const after = changed.data.payload?.user
    draft.forget()
    if (after) form.reset(valuesOf(after))
    toast.success(t('user.currenciesSet'))
  }

  function revert(): void {
    draft.forget()
    form.reset(valuesOf(user))
  }

  return (
    <Section title={t('user.currencies')}>
      <p className={editorStyles.text}>{t('user.currenciesText')}</p>
      <Form form={form} label={t('user.currencies')} onSubmit={save}>
        {draft.isRestored && <DraftNotice onDiscard={revert} />}
        <FieldGrid>
          {user.currencies.map(({ currency }, index) => (
            <NumberField
              key={currency.id}
              name={`amounts.${index}`}
              label={
                <span className={styles.currency}>
                  <Image imageId={currency.image?.id ?? ''} variant="thumb" alt="" width={20} eager />
                  {currency.name}
                </span>
              }
              min={0}
              whenEmpty={null}
              disabled={!user.isChangeable}
            />
          ))}
        </FieldGrid>
        {user.isChangeable && (
          <div className={editorStyles.actions}>
            <Button type="submit" busy={isSubmitting} aria-disabled={!isDirty}>
              {t('user.setCurrencies')}
            </Button>
            {isDirty && (
              <Button ref={passFocus} onClick={revert}>
                {t('user.revert')}
              </Button>
            )}
          </div>
        )}
        {dialog}
      </Form>
    </Section>
  )
}
