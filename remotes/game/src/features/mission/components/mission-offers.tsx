import { useQuery } from '@apollo/client/react'
import { Button, EmptyState, Icon } from '@sanguine/ui'
import { passFocus, toast, useMessages } from '@sanguine/ui/platform'
import { useState } from 'react'
import {
  GameChooseMissionDocument,
  type GameMissionFragment,
  GameMissionOffersDocument,
  GameRerollMissionsDocument,
} from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import styles from './mission-panel.module.css'

interface OfferProps {
  readonly mission: GameMissionFragment
  readonly isDisabled: boolean
  readonly onChoose: () => void
}

/** A mission that is not chosen: where it takes place, what it asks for, what it pays. */
function Offer({ mission, isDisabled, onChoose }: OfferProps) {
  const t = useMessages(gameMessages)
  const { huntingGround, objectives, reward } = mission
  return (
    <li className={styles.offer}>
      <b>{huntingGround.name}</b>
      <ul className={styles.tasks} aria-label={t('mission.objectives')}>
        {objectives.map(({ enemy, caught, goal }) => (
          <li key={enemy.id}>
            {enemy.name} <span className={styles.quiet}>{t('mission.count', { caught, goal })}</span>
          </li>
        ))}
      </ul>
      <div className={styles.pay}>
        <RewardLines reward={reward} />
      </div>
      <Button
        size="sm"
        ref={passFocus}
        aria-disabled={isDisabled}
        onClick={onChoose}
        aria-label={t('mission.chooseNamed', { ground: huntingGround.name })}
      >
        {t('mission.choose')}
      </Button>
    </li>
  )
}

interface MissionOffersProps {
  /** where the player is, and not for the chosen mission: it is said if another mission is there; null where that is no question */
  readonly groundId: string | null
}

/**
 * The window's other missions, which can be chosen or drawn again, and the streak. Read when it is opened, or to say whether one
 * is where the player is.
 */
export function MissionOffers({ groundId }: MissionOffersProps) {
  const t = useMessages(gameMessages)
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(GameMissionOffersDocument, {
    fetchPolicy: 'cache-and-network',
    skip: !isOpen && groundId === null,
  })
  const choosing = useAction(GameChooseMissionDocument, 'equip')
  const drawing = useAction(GameRerollMissionsDocument, 'equip')
  const isOneHere = data?.me?.missionOffers.some(
    ({ isChosen, huntingGround }) => !isChosen && huntingGround.id === groundId,
  )
  const isRunning = choosing.isRunning || drawing.isRunning
  const choose = async ({ id, huntingGround }: GameMissionFragment) => {
    if (await choosing.run({ input: { missionId: id } }))
      toast.success(t('mission.chosen', { ground: huntingGround.name }))
  }
  const redraw = async () => {
    if (await drawing.run({})) toast.success(t('mission.redrawn'))
  }
  return (
    <details className={styles.offers} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t(isOneHere ? 'mission.othersHere' : 'mission.others')} <Icon name="chevron-down" />
      </summary>
      {!data?.me && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={2} height={96} />}
      {data?.me && (
        <>
          {data.me.missionOffers.length > 1 ? (
            <ul className={styles.offerList} aria-label={t('mission.others')}>
              {data.me.missionOffers
                .filter(({ isChosen }) => !isChosen)
                .map((mission) => (
                  <Offer
                    key={mission.id}
                    mission={mission}
                    isDisabled={isRunning}
                    onChoose={() => void choose(mission)}
                  />
                ))}
            </ul>
          ) : (
            <EmptyState isLine icon={<Icon name="moon" />} title={t('mission.noOthers')}>
              <p>{t(data.me.canRerollMissions ? 'mission.noOthers.draw' : 'mission.noOthers.wait')}</p>
            </EmptyState>
          )}
          <p className={styles.quiet}>{t('mission.keep')}</p>
          <div className={styles.redraw}>
            <Button size="sm" aria-disabled={isRunning || !data.me.canRerollMissions} onClick={() => void redraw()}>
              {t('mission.redraw')}
            </Button>
            <span className={styles.quiet}>
              {t(data.me.canRerollMissions ? 'mission.redrawHint' : 'mission.redrawUsed')}
            </span>
          </div>
          <p className={styles.quiet}>
            {t('mission.streak', {
              count: data.me.missionStreak.count,
              longest: data.me.missionStreak.longest,
              left: data.me.missionStreak.missionsToBonus,
            })}
          </p>
        </>
      )}
    </details>
  )
}
