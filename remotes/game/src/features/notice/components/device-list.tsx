import { useQuery } from '@apollo/client/react'
import { Button } from '@sanguine/ui'
import { passFocus, type Translate, toast, useMessages } from '@sanguine/ui/platform'
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

interface OtherDeviceProps {
  readonly device: GamePushDeviceFragment
  /** reads the devices again; does not reject */
  readonly onRemoved: () => Promise<unknown>
}

/** Another device, which can be removed. Its button goes with it, so the section takes the focus. */
function OtherDevice({ device, onRemoved }: OtherDeviceProps) {
  const t = useMessages(gameMessages)
  const { run } = useAction(GameRemovePushDeviceDocument)
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    if (await run({ input: { id: device.id } })) toast.success(t('push.isOff'))
    await onRemoved()
    setIsBusy(false)
  }
  return (
    <li>
      <div>
        <p>{nameOf(device, t)}</p>
        <p className={styles.muted}>{lastOf(device, t)}</p>
      </div>
      <Button
        ref={passFocus}
        size="sm"
        busy={isBusy}
        aria-label={t('push.removeOf', { device: nameOf(device, t) })}
        onClick={() => void remove()}
      >
        {t('push.remove')}
      </Button>
    </li>
  )
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
  const readAgain = () => refetch().catch(() => undefined)
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
              <OtherDevice key={device.id} device={device} onRemoved={readAgain} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
