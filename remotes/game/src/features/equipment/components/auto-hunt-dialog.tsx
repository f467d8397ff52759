import { useQuery } from '@apollo/client/react'
import { tradeLimit } from '@sanguine/rules'
import { Button, Checkbox, Dialog, Field, NumberInput, type NumberInputValue, Select, useIsShown } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import {
  GameChangeAutoHuntDocument,
  type GameInventoryFragment,
  GameInventoryNowDocument,
} from '../../../generated/documents'
import { PartFailure } from '../../../shared/components/part-failure'
import { type GameMessage, gameMessages } from '../../../shared/i18n/messages'
import { onEnter } from '../../../shared/on-enter'
import { isOutOfReach } from '../../../shared/player/item-marks'
import { useAction } from '../../../shared/player/use-action'
import type { Player } from '../../../shared/player/use-player'
import styles from './dialog-form.module.css'

/** The message key of the error in a reserve; null for a valid one. */
function reserveProblem(reserve: NumberInputValue): GameMessage | null {
  if (typeof reserve !== 'number' || reserve < 0) return 'autoHunt.reserve.notWhole'
  return reserve > tradeLimit ? 'autoHunt.reserve.tooMany' : null
}

interface BaitOption {
  readonly id: string
  readonly name: string
  readonly amount: number
}

/** The baits that may be chosen: the owned ones that the player may use, and the one that is chosen although none is left. */
function baitOptions(inventory: GameInventoryFragment['inventory'], player: Player): readonly BaitOption[] {
  const owned = inventory
    .filter(({ item }) => item.itemType.shortName === 'bait' && !isOutOfReach(item, player))
    .map(({ item: { id, name }, amount }) => ({ id, name, amount }))
  const { bait } = player.autoHunt
  return !bait || owned.some(({ id }) => id === bait.id)
    ? owned
    : [...owned, { id: bait.id, name: bait.name, amount: 0 }]
}

/** Switches auto-hunts on or off, chooses their bait and how much of it they leave. */
export function AutoHuntDialog({ player, onClose }: { readonly player: Player; readonly onClose: () => void }) {
  const t = useMessages(gameMessages)
  const isShown = useIsShown()
  const inventory = useQuery(GameInventoryNowDocument, { fetchPolicy: 'cache-and-network' })
  const { run, isRunning } = useAction(GameChangeAutoHuntDocument)
  const [isOn, setIsOn] = useState(player.autoHunt.isOn)
  const [baitId, setBaitId] = useState(player.autoHunt.bait?.id ?? '')
  const [reserve, setReserve] = useState<NumberInputValue>(player.autoHunt.reserve)
  const problem = reserveProblem(reserve)
  const options = [
    { value: '', label: t('autoHunt.bait.worn') },
    ...baitOptions(inventory.data?.me?.inventory ?? [], player).map(({ id, name, amount }) => ({
      value: id,
      label: t('bait.left', { name, amount }),
    })),
  ]
  const save = async () => {
    if (problem || isRunning) return
    const input = { isOn, baitId: baitId || null, reserve: Number(reserve) }
    if (!(await run({ input }))) return
    toast.success(t(isOn ? 'autoHunt.savedOn' : 'autoHunt.savedOff'))
    // A player who closed this dialog before the answer may have opened another.
    if (isShown()) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('autoHunt.title')}
      description={t('autoHunt.text')}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{t('inventory.cancel')}</Button>
          <Button variant="blood" busy={isRunning} aria-disabled={problem !== null} onClick={() => void save()}>
            {t('autoHunt.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Checkbox label={t('autoHunt.switch')} checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
        <PartFailure query={inventory} title={t('bait.notLoaded')} />
        <Field label={t('autoHunt.bait')} hint={t('autoHunt.bait.hint')}>
          {(control) => (
            <Select {...control} value={baitId} options={options} onChange={({ target }) => setBaitId(target.value)} />
          )}
        </Field>
        <Field
          label={t('autoHunt.reserve')}
          hint={t('autoHunt.reserve.hint')}
          error={problem ? t(problem, { limit: tradeLimit }) : undefined}
        >
          {(control) => (
            <NumberInput
              {...control}
              min={0}
              max={tradeLimit}
              value={reserve}
              onValueChange={setReserve}
              onKeyDown={onEnter(() => void save())}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
