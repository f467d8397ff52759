import { useQuery } from '@apollo/client/react'
import { ActionButton, Button } from '@sanguine/ui'
import { type Translate, toast, useMessages } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import {
  GameAddPushDeviceDocument,
  type GamePushDeviceFragment,
  GamePushDevicesDocument,
  GameRemovePushDeviceDocument,
} from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { type GameMessage, gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import styles from '../notifications.module.css'
import { forgetPush, pushSupport, readDeviceId, rememberPush, subscribeDevice } from '../push-subscription'

type Texts = Translate<GameMessage>

const nameOf = ({ browser, system }: GamePushDeviceFragment, t: Texts): string =>
  browser && system ? t('push.deviceOf', { browser, system }) : (browser ?? system ?? t('push.unknownDevice'))

const lastOf = ({ lastSuccessAt }: GamePushDeviceFragment, t: Texts): string =>
  lastSuccessAt ? t('push.last', { at: new Date(lastSuccessAt) }) : t('push.never')

/** The sentence about this browser: whether it gets notifications, or why it cannot. */
function stateText(isOn: boolean, hasKinds: boolean): GameMessage {
  if (isOn) return hasKinds ? 'push.device.on' : 'push.device.noKinds'
  const support = pushSupport()
  if (support === 'installable') return 'push.device.ios'
  return support === 'available' ? 'push.device.off' : `push.device.${support}`
}

interface DeviceListProps {
  readonly playerId: string
  /** whether the player has chosen any kind of notification */
  readonly hasKinds: boolean
}

/** Switches this browser on and off, and removes others. */
export function DeviceList({ playerId, hasKinds }: DeviceListProps) {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GamePushDevicesDocument, { fetchPolicy: 'network-only' })
  const { run: add } = useAction(GameAddPushDeviceDocument)
  const { run: remove } = useAction(GameRemovePushDeviceDocument)
  const [ownId, setOwnId] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    readDeviceId().then(setOwnId, () => undefined)
  }, [])
  if (!data)
    return <QueryPlaceholder error={error} onRetry={() => void refetch()} count={1} height={120} columnWidth={340} />
  const devices = data.viewer?.pushDevices ?? []
  const own = devices.find(({ id }) => id === ownId)
  const others = devices.filter((device) => device !== own)

  const switchOn = async () => {
    const input = await subscribeDevice(data.pushKey)
    if (!input || !(await add({ input }))) return
    rememberPush(playerId)
    toast.success(t('push.isOn'))
  }
  const switchOff = async () => {
    await forgetPush()
    if (own && (await remove({ input: { id: own.id } }))) toast.success(t('push.isOff'))
  }
  const change = async () => {
    setIsBusy(true)
    try {
      await (own ? switchOff() : switchOn())
      setOwnId(await readDeviceId())
      await refetch()
    } catch {
      // Browsers reject when their push service is away or blocked, and give no reason that helps a player.
      toast.error(t('push.failed'))
    } finally {
      setIsBusy(false)
    }
  }
  const removeOther = async (id: string) => {
    if (await remove({ input: { id } })) toast.success(t('push.isOff'))
    await refetch().catch(() => undefined)
  }

  return (
    <div className={styles.devices}>
      <h3>{t('push.device')}</h3>
      <p role="status">{t(stateText(own !== undefined, hasKinds))}</p>
      {(own || pushSupport() === 'available') && (
        <Button busy={isBusy} onClick={() => void change()}>
          {t(own ? 'push.switchOff' : 'push.switchOn')}
        </Button>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('push.others')}</h3>
          <ul className={styles.list}>
            {others.map((device) => (
              <li key={device.id}>
                <div>
                  <p>{nameOf(device, t)}</p>
                  <p className={styles.muted}>{lastOf(device, t)}</p>
                </div>
                <ActionButton
                  size="sm"
                  aria-label={t('push.removeOf', { device: nameOf(device, t) })}
                  onPress={() => removeOther(device.id)}
                >
                  {t('push.remove')}
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
