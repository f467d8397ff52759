import {
  Button,
  Checkbox,
  Dialog,
  Field,
  Notice,
  NumberInput,
  type NumberInputValue,
  Textarea,
  useIsShown,
  useMessages,
} from '@sanguine/ui'
import { useId, useState } from 'react'
import type { AdminRemoteVersionFragment } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { type Change, isGuardable, stateAfter } from '../changes'
import styles from '../remotes.module.css'
import type { ChangeVersion } from '../use-change-version'

const maxReasonLength = 500
const defaultShare = 5
const maxShare = 99

/** The share as a whole number of percent; undefined if it is none. */
const percentOf = (value: NumberInputValue): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxShare ? value : undefined

interface ChangeDialogProps {
  readonly version: AdminRemoteVersionFragment
  readonly change: Change
  readonly changeVersion: ChangeVersion
  readonly onClose: () => void
}

/** Says what a change does, asks for its share and reason, and makes it. A refusal is shown in the dialog. */
export function ChangeDialog({ version, change, changeVersion, onClose }: ChangeDialogProps) {
  const t = useMessages(adminMessages)
  const hasShare = stateAfter(version, change) === 'CANARY'
  const formerShare = version.share ?? version.withdrawal?.formerShare
  const [share, setShare] = useState<NumberInputValue>(formerShare ?? defaultShare)
  const [isGuarded, setIsGuarded] = useState(change === 'changeShare' ? version.isGuarded : true)
  const [reason, setReason] = useState('')
  const [shareError, setShareError] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const guardHint = useId()
  const isShown = useIsShown()
  const [isBusy, setIsBusy] = useState(false)
  const names = { remote: version.remote, version: version.version }

  async function confirm(): Promise<void> {
    const percent = hasShare ? percentOf(share) : null
    if (percent === undefined) return setShareError(t('remotes.shareInvalid'))
    setShareError(undefined)
    setIsBusy(true)
    const problem = await changeVersion(version, change, { share: percent, reason, isGuarded })
    setIsBusy(false)
    setRefusal(problem)
    // Staff who closed this dialog before the answer may have opened another.
    if (problem === '' && isShown()) onClose()
  }

  return (
    <Dialog
      open
      title={t(`remotes.ask.${change}`, names)}
      description={t(`remotes.effect.${change}`, names)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="blood" busy={isBusy} onClick={() => void confirm()}>
            {t(`remotes.${change}`)}
          </Button>
        </>
      }
    >
      {refusal && (
        <Notice kind="error">
          <p>{refusal}</p>
        </Notice>
      )}
      {hasShare && (
        <Field label={t('remotes.share')} hint={t('remotes.shareHint')} error={shareError}>
          {(control) => <NumberInput {...control} value={share} min={1} max={maxShare} onValueChange={setShare} />}
        </Field>
      )}
      {isGuardable(version, change) && (
        <div>
          <Checkbox
            label={t('remotes.guard')}
            checked={isGuarded}
            onChange={({ target }) => setIsGuarded(target.checked)}
            aria-describedby={guardHint}
          />
          <p id={guardHint} className={styles.hint}>
            {t('remotes.guardHint')}
          </p>
        </div>
      )}
      <Field label={t('remotes.reason')} hint={t('remotes.reasonHint')}>
        {(control) => (
          <Textarea
            {...control}
            value={reason}
            maxLength={maxReasonLength}
            rows={2}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
