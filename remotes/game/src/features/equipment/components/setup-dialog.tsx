import { Button, Dialog, Field, Select, TextInput, useIsShown, useTextDraft } from '@sanguine/ui'
import { toast, useMessages, useUnsavedInput } from '@sanguine/ui/platform'
import { useState } from 'react'
import { GameUpdateEquipmentSetDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { onEnter } from '../../../shared/on-enter'
import { setupTitle } from '../../../shared/player/setups'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import styles from './dialog-form.module.css'

const maxNameLength = 24

interface SetupDialogProps {
  readonly setup: Player['equipmentSets'][number]
  readonly player: Player
  readonly onClose: () => void
}

/** Names a setup and binds it to the ground that the player is at, or unbinds it. */
export function SetupDialog({ setup, player, onClose }: SetupDialogProps) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameUpdateEquipmentSetDocument)
  const draft = useTextDraft(`setup.${setup.index}`, setup.name ?? '')
  const name = draft.text
  const [groundId, setGroundId] = useState(setup.huntingGround?.id ?? '')
  useUnsavedInput(groundId !== (setup.huntingGround?.id ?? ''))
  const bound = setup.huntingGround
  const here = player.huntingGround
  const grounds = bound && bound.id !== here.id ? [here, bound] : [here]
  const close = () => {
    draft.forget()
    onClose()
  }
  const isShown = useIsShown()
  const save = async () => {
    if (isRunning) return
    const input = { index: setup.index, name: name.trim() || null, huntingGroundId: groundId || null }
    const payload = await run({ input })
    if (!payload) return
    toast.success(t('setup.saved', { setup: setupTitle({ index: setup.index, name: input.name }, t) }))
    // A player who closed this dialog before the answer may have opened another.
    if (isShown()) close()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('equipment.setup', { number: setup.index + 1 })}
      width="sm"
      actions={
        <>
          <Button onClick={close}>{t('inventory.cancel')}</Button>
          <Button variant="blood" busy={isRunning} onClick={() => void save()}>
            {t('setup.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Field label={t('setup.name')} hint={t('setup.name.hint', { limit: maxNameLength })}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={maxNameLength}
              value={name}
              onChange={({ target }) => draft.setText(target.value)}
              onKeyDown={onEnter(() => void save())}
            />
          )}
        </Field>
        <Field label={t('setup.ground')} hint={t('setup.ground.hint')}>
          {(control) => (
            <Select
              {...control}
              value={groundId}
              options={[
                { value: '', label: t('setup.ground.none') },
                ...grounds.map(({ id, name: ground }) => ({ value: id, label: ground })),
              ]}
              onChange={({ target }) => setGroundId(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
