import { Button, Dialog, Field, Notice, NumberInput, type NumberInputValue, Textarea, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import type { AdminRemoteVersionFragment } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { type Change, stateAfter } from '../changes'
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
  const hasShare = stateAfter[change] === 'CANARY'
  const [share, setShare] = useState<NumberInputValue>(version.share ?? defaultShare)
  const [reason, setReason] = useState('')
  const [shareError, setShareError] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const names = { remote: version.remote, version: version.version }

  async function confirm(): Promise<void> {
    const percent = hasShare ? percentOf(share) : null
    if (percent === undefined) return setShareError(t('remotes.shareInvalid'))
    setShareError(undefined)
    setIsBusy(true)
    const problem = await changeVersion(version, change, { share: percent, reason })
    setIsBusy(false)
    setRefusal(problem)
    if (problem === '') onClose()
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
