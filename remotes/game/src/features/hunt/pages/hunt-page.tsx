import { Button, contentId, ErrorNotice, Icon, Loading, Notice } from '@sanguine/ui'
import { refusalText, useIsBefore, useMessages } from '@sanguine/ui/platform'
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { EventLog } from '../../../shared/combat/event-log'
import { marksOf } from '../../../shared/combat/fight-marks'
import { FightView } from '../../../shared/combat/fight-view'
import styles from '../../../shared/combat/fight-view.module.css'
import { isFocusLost } from '../../../shared/focus-after-press'
import { EnemyTypeTerm } from '../../../shared/glossary/enemy-type-term'
import { gameMessages } from '../../../shared/i18n/messages'
import { OddsPanel } from '../../../shared/odds/odds-panel'
import type { Player } from '../../../shared/player/use-player'
import { FoughtPhase, RegionNote } from '../../../shared/region/region-note'
import { BaitMenu } from '../components/bait-menu'
import { BaitOffers } from '../components/bait-offers'
import { CoffinCharges } from '../components/coffin-charges'
import { HuntAgain } from '../components/hunt-again'
import { findObstacle, nextChargeTime, ObstacleNotice } from '../components/obstacle-notice'
import { ResultDialog } from '../components/result-dialog'
import { useCombatSounds } from '../use-combat-sounds'
import { useFightMoment } from '../use-fight-moment'
import { useFreshEvents } from '../use-fresh-events'
import { useHeldMoments } from '../use-held-moments'
import { type Hunt, useHunt } from '../use-hunt'
import { useLastBlow } from '../use-last-blow'
import { useLastRoundDrawn } from '../use-last-round-drawn'
import { useResultFonts } from '../use-result-fonts'

/** Dismisses the result when the player follows a link to the hunt, such as the one in the navigation. */
function useNextByLink({ stage, forget }: Hunt): void {
  const { key } = useLocation()
  const followed = useRef(key)
  useEffect(() => {
    if (followed.current === key) return
    followed.current = key
    if (stage.kind === 'over') forget()
  }, [key, stage, forget])
}

/**
 * Returns a function to call with the bait that was equipped. Once the page shows it, the attack button gets the focus, or
 * the page if there is none yet, because the pressed button is gone. A player who went on keeps the focus.
 */
function useFocusAfterBait({ bait }: Player, attack: RefObject<HTMLButtonElement | null>): (itemId: string) => void {
  const [equippedId, setEquippedId] = useState<string | null>(null)
  const isShown = equippedId !== null && equippedId === bait?.item.id
  useEffect(() => {
    if (!isShown) return
    setEquippedId(null)
    if (isFocusLost()) (attack.current ?? document.getElementById(contentId))?.focus({ preventScroll: true })
  }, [isShown, attack])
  return setEquippedId
}

interface HuntPageProps {
  readonly player: Player
  /** a hunt of the coffin costs a charge instead of the cooldown */
  readonly variant: 'hunt' | 'coffin'
}

/** A hunt from its start to its result. */
export function HuntPage({ player, variant }: HuntPageProps) {
  return <HuntView player={player} variant={variant} hunt={useHunt(variant, player)} />
}

/** It renders only when something of the hunt changes that is shown. */
const HuntView = memo(function HuntView({ player, variant, hunt }: HuntPageProps & { readonly hunt: Hunt }) {
  const t = useMessages(gameMessages)
  useCombatSounds(hunt)
  useNextByLink(hunt)
  useResultFonts(t('hunt.WIN'))
  const freshEvents = useFreshEvents(hunt)
  const marks = useMemo(() => marksOf(freshEvents), [freshEvents])
  const isLastBlow = useLastBlow(hunt, freshEvents)
  const isResultDue = useLastRoundDrawn(hunt) && !isLastBlow
  useFightMoment(hunt, player.id, isResultDue)
  useHeldMoments(hunt.isPlaying || hunt.isCatchingUp || (hunt.stage.kind === 'over' && !isResultDue))
  const attack = useRef<HTMLButtonElement>(null)
  const log = useRef<HTMLElement>(null)
  const focusAfterBait = useFocusAfterBait(player, attack)
  const [readNumber, setReadNumber] = useState(0)
  const isWaiting = useIsBefore(variant === 'hunt' ? Date.parse(player.nextHuntAt) : nextChargeTime(player))
  const { stage } = hunt
  const combat = stage.kind === 'fighting' || stage.kind === 'over' ? stage.combat : null
  const isOver = stage.kind === 'over'
  const obstacle = findObstacle(variant, player, isWaiting)
  const ground = combat?.huntingGround ?? player.huntingGround
  const { rule } = player.huntingGround.region
  // The first coffin hunts are about the fight: they show the region's rule and other baits once the extra charges are used.
  const isLearning = variant === 'coffin' && (player.coffin?.extraCharges ?? 0) > 0
  const bait = combat?.bait ?? player.bait?.item
  const title = t(variant === 'hunt' ? 'hunt.title' : 'hunt.coffinTitle')
  const enemyType = combat?.enemy.type
  const enemyKind = useMemo(
    () =>
      enemyType && (
        <>
          , <EnemyTypeTerm kind={enemyType} />
        </>
      ),
    [enemyType],
  )
  const canPlay = stage.kind === 'fighting' || (stage.kind === 'ready' && obstacle === null)
  return (
    <>
      <FightView
        title={title}
        label={t('hunt.stage')}
        isBusy={hunt.isPlaying}
        ground={ground}
        heading={
          <>
            <h1>{ground.name}</h1>
            {bait && (
              <p>
                {t('hunt.bait', { name: bait.name, amount: player.bait?.item.id === bait.id ? player.bait.amount : 0 })}
              </p>
            )}
            {variant === 'coffin' && <CoffinCharges player={player} />}
            {combat?.regionPhase && <FoughtPhase phase={combat.regionPhase} />}
            {!combat && rule && !isLearning && <RegionNote rule={rule} />}
            {stage.kind === 'ready' && player.bait && !isLearning && <BaitMenu player={player} />}
          </>
        }
        rounds={{ played: combat?.round ?? 0, isOver }}
        fighters={
          combat && [
            {
              fighter: combat.attacker,
              kind: t('hunt.you', { rank: player.currentRank.name }),
              marks: marks.ATTACKER,
            },
            {
              fighter: combat.defender,
              animatedUrl: combat.enemy.image?.animatedUrl,
              kind: enemyKind,
              rarity: combat.enemy.rarity,
              marks: marks.DEFENDER,
            },
          ]
        }
        foot={
          <>
            {(hunt.refusal || hunt.failure) && (
              <Notice kind="error" title={t('hunt.error')} className={styles.failure}>
                <p>{hunt.refusal ? refusalText(hunt.refusal) : hunt.failure}</p>
              </Notice>
            )}
            {canPlay && (
              <div className={styles.commands}>
                <Button
                  ref={attack}
                  variant="blood"
                  size="lg"
                  busy={hunt.isPlaying}
                  icon={<Icon name="swords" />}
                  onClick={hunt.attack}
                >
                  {t('hunt.attack')}
                </Button>
                <Button
                  size="lg"
                  aria-disabled={hunt.isPlaying}
                  icon={<Icon name="quick" />}
                  onClick={hunt.quickAttack}
                >
                  {t('hunt.quickAttack')}
                </Button>
              </div>
            )}
            {isOver && (
              <div className={styles.commands}>
                {obstacle === null && <HuntAgain variant={variant} player={player} size="lg" onNext={hunt.forget} />}
                <Button size="lg" onClick={() => setReadNumber(0)}>
                  {t('hunt.showResult')}
                </Button>
              </div>
            )}
          </>
        }
        side={
          <>
            <EventLog ref={log} combat={combat} />
            {stage.kind === 'ready' && obstacle !== 'noBait' && (
              <div className={styles.odds}>
                <OddsPanel player={player} />
              </div>
            )}
          </>
        }
      >
        {stage.kind === 'loading' && <Loading className={styles.loading} />}
        {stage.kind === 'failed' && (
          <div className={styles.failure}>
            <ErrorNotice error={stage.error} onRetry={hunt.reload} />
          </div>
        )}
        {stage.kind === 'ready' && obstacle && (
          <ObstacleNotice obstacle={obstacle} player={player} onEquipped={focusAfterBait} />
        )}
        {stage.kind === 'ready' && !obstacle && (
          <div className={styles.waiting}>
            <h2>{t('hunt.ready.title')}</h2>
            {player.bait && <p>{t('hunt.ready.text', { bait: player.bait.item.name, left: player.bait.amount })}</p>}
            {player.bait && !isLearning && <BaitOffers player={player} onEquipped={focusAfterBait} />}
          </div>
        )}
      </FightView>
      {isOver && (
        <ResultDialog
          variant={variant}
          canRepeat={obstacle === null}
          combat={stage.combat}
          player={player}
          isOpen={isResultDue && readNumber !== stage.combat.number}
          onClose={() => setReadNumber(stage.combat.number)}
          onNext={hunt.forget}
          focusAfter={() => attack.current ?? log.current}
        />
      )}
    </>
  )
})
