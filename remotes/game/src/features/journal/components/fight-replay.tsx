import { Button, Chips, ErrorNotice, formatCount, formatDateTime, Icon, Loading, SectionHead } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useId } from 'react'
import type { GameEnemyKindFragment, GameFightReplayFragment } from '../../../generated/documents'
import { EventLog } from '../../../shared/combat/event-log'
import { marksOf } from '../../../shared/combat/fight-marks'
import { FightView } from '../../../shared/combat/fight-view'
import stage from '../../../shared/combat/fight-view.module.css'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import { EnemyTypeTerm } from '../../../shared/glossary/enemy-type-term'
import { gameMessages } from '../../../shared/i18n/messages'
import { FoughtPhase } from '../../../shared/region/region-note'
import { fightMessages } from '../fight-messages'
import { type ReplayControls, replaySpeeds, useReplay } from '../use-replay'
import styles from './fight-replay.module.css'

/** Steps, plays and stops a replay; where motion is unwanted, it only steps. */
function Controls({ controls, rounds }: { readonly controls: ReplayControls; readonly rounds: number }) {
  const t = useMessages(fightMessages)
  const { round, isPlaying, canPlay, speed } = controls
  const isAtEnd = round >= rounds
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" aria-label={t('replay.controls')} className={styles.controls}>
      <div className={styles.buttons}>
        <Button
          icon={<Icon name="previous" />}
          aria-label={t('replay.previous')}
          aria-keyshortcuts="ArrowLeft"
          aria-disabled={round <= 0}
          onClick={() => controls.step(-1)}
        />
        {canPlay && (
          <Button
            variant="blood"
            className={styles.play}
            icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
            onClick={controls.toggle}
          >
            {t(isPlaying ? 'replay.pause' : isAtEnd ? 'replay.again' : 'replay.play')}
          </Button>
        )}
        <Button
          icon={<Icon name="next" />}
          aria-label={t('replay.next')}
          aria-keyshortcuts="ArrowRight"
          aria-disabled={isAtEnd}
          onClick={() => controls.step(1)}
        />
      </div>
      {canPlay && (
        <Chips
          label={t('replay.speed')}
          chips={replaySpeeds.map((key) => ({ key, title: `${formatCount(Number(key), t.language)}×` }))}
          active={speed}
          onChange={controls.setSpeed}
        />
      )}
      <p className={styles.hint}>{t('replay.keys')}</p>
    </div>
  )
}

/** Stands where the replay will be: loading, or why it did not load. */
export function FightReplayPlaceholder({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useMessages(fightMessages)
  return (
    <FightView
      title={t('replay.title')}
      label={t('replay.stage')}
      isBusy={!error}
      heading={<h1 className={styles.title}>{t('replay.title')}</h1>}
    >
      {error ? (
        <div className={stage.failure}>
          <ErrorNotice error={error} onRetry={onRetry} />
        </div>
      ) : (
        <Loading />
      )}
    </FightView>
  )
}

/** The label for the progress of the replay. */
function useProgress(round: number, rounds: number, canPlay: boolean): string {
  const t = useMessages(fightMessages)
  if (round === 0) return t('replay.before')
  return round === rounds && !canPlay ? t('replay.all', { rounds }) : t('replay.round', { round, rounds })
}

/** A fight that is over, round by round, with what it paid. */
export function FightReplay({
  replay,
  kind,
  children,
}: {
  readonly replay: GameFightReplayFragment
  /** of the creature, for players, to whom it explains itself */
  readonly kind?: GameEnemyKindFragment
  /** below what happened, such as how it is shared */
  readonly children?: ReactNode
}) {
  const t = useMessages(fightMessages)
  const game = useMessages(gameMessages)
  const wonId = useId()
  const rounds = replay.rounds.length - 1
  const controls = useReplay(rounds)
  const progress = useProgress(controls.round, rounds, controls.canPlay)
  const current = replay.rounds[controls.round] ?? replay.rounds[rounds]
  if (!current) return null
  const isOver = controls.round === rounds
  const events = replay.rounds.slice(0, controls.round + 1).flatMap((round) => round.events)
  const names = { hunter: current.attacker.name, enemy: current.defender.name }
  const marks = marksOf(controls.round > 0 ? current.events : [])
  const title = t(`replay.${replay.result === 'ONGOING' ? 'DRAW' : replay.result}`, names)
  const date = formatDateTime(replay.startedAt, t.language)
  const ground = replay.huntingGround
  return (
    <FightView
      title={title}
      label={t('replay.stage')}
      ground={ground}
      heading={
        <>
          <h1 className={styles.title}>{title}</h1>
          <p>{t('replay.place', { ground: ground.name, date })}</p>
          <p>{game('hunt.bait.used', { name: replay.bait.name })}</p>
          {replay.regionPhase && <FoughtPhase phase={replay.regionPhase} />}
        </>
      }
      rounds={{ played: controls.round, isOver }}
      fighters={[
        { fighter: current.attacker, kind: game('hunt.hunter'), marks: marks.ATTACKER },
        {
          fighter: current.defender,
          animatedUrl: replay.enemy.image?.animatedUrl,
          kind: <>, {kind ? <EnemyTypeTerm kind={kind} /> : replay.enemy.type.name}</>,
          rarity: replay.enemy.rarity,
          marks: marks.DEFENDER,
        },
      ]}
      foot={
        <>
          <p className={styles.progress} role="status">
            {progress}
          </p>
          <Controls controls={controls} rounds={rounds} />
        </>
      }
      footClassName={styles.foot}
      side={
        <>
          <section aria-labelledby={wonId} className={styles.part}>
            <SectionHead id={wonId} title={t('replay.won')} />
            <div className={styles.reward}>
              {hasReward(replay.reward) ? <RewardLines reward={replay.reward} /> : <p>{t('replay.nothing')}</p>}
            </div>
          </section>
          {children}
          <EventLog combat={{ events, modifiers: replay.modifiers }} isOldestFirst />
        </>
      }
    />
  )
}
