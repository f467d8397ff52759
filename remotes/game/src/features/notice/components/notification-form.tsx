import { Button, Checkbox, Field, FieldGroup, NumberInput, type NumberInputValue, TextInput } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { type FormEvent, useState } from 'react'
import {
  GameChangeNotificationsDocument,
  type GameNotificationsFragment,
  type NotificationKind,
} from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import styles from '../notifications.module.css'

/** The kinds in the order of the form. */
const kinds: readonly NotificationKind[] = [
  'HUNT_READY',
  'COFFIN_FULL',
  'FULL_MOON',
  'MISSION_ENDING',
  'BAIT_MISSING',
  'GIFT_ARRIVED',
]

const maxLimit = 30

/** The quiet hours that the form proposes: the night. */
const night = { begin: '22:00', end: '08:00' }

const isLimit = (limit: NumberInputValue): limit is number =>
  typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= maxLimit

/** Kinds, quiet hours, limit and badge. */
export function NotificationForm({ settings }: { readonly settings: GameNotificationsFragment }) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameChangeNotificationsDocument)
  const [chosen, setChosen] = useState(settings.kinds)
  const [isQuiet, setIsQuiet] = useState(settings.quietHours !== null)
  const [hours, setHours] = useState(settings.quietHours ?? night)
  const [limit, setLimit] = useState<NumberInputValue>(settings.dailyLimit)
  const [hasBadge, setHasBadge] = useState(settings.hasBadge)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const isSame = isQuiet && hours.begin === hours.end
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSame || !isLimit(limit)) return
    const quietHours = isQuiet ? { begin: hours.begin, end: hours.end, timeZone } : null
    const input = { kinds: [...chosen], quietHours, dailyLimit: limit, hasBadge }
    if (await run({ input })) toast.success(t('push.saved'))
  }
  const toggle = (kind: NotificationKind, isOn: boolean) =>
    setChosen(isOn ? [...chosen, kind] : chosen.filter((other) => other !== kind))
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <FieldGroup label={t('push.kinds')}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`push.kind.${kind}`)}
            checked={chosen.includes(kind)}
            onChange={({ target }) => toggle(kind, target.checked)}
          />
        ))}
      </FieldGroup>
      <Checkbox label={t('push.quiet')} checked={isQuiet} onChange={({ target }) => setIsQuiet(target.checked)} />
      {isQuiet && (
        <FieldGroup
          label={t('push.quiet')}
          hint={t('push.quiet.hint', { zone: timeZone })}
          error={isSame ? t('push.quiet.same') : undefined}
        >
          <div className={styles.hours}>
            {(['begin', 'end'] as const).map((name) => (
              <Field key={name} label={t(`push.quiet.${name}`)}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="time"
                    required
                    value={hours[name]}
                    onChange={({ target }) => setHours({ ...hours, [name]: target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
        </FieldGroup>
      )}
      <Field label={t('push.limit')} error={isLimit(limit) ? undefined : t('push.limit.range')}>
        {(control) => <NumberInput {...control} min={1} max={maxLimit} value={limit} onValueChange={setLimit} />}
      </Field>
      <Checkbox label={t('push.badge')} checked={hasBadge} onChange={({ target }) => setHasBadge(target.checked)} />
      <Button type="submit" variant="blood" busy={isRunning} aria-disabled={isSame || !isLimit(limit)}>
        {t('push.save')}
      </Button>
    </form>
  )
}
