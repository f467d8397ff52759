import { AnimatedImage, AnimationToggle, PageTitle } from '@sanguine/ui'
import type { ReactNode } from 'react'
import styles from './fight-view.module.css'
import { Fighter, type FighterProps } from './fighter'
import { Rounds, type RoundsProps } from './rounds'

interface FightViewProps {
  /** the title of the page */
  readonly title: string
  /** the name of the stage for screen readers */
  readonly label: string
  readonly isBusy?: boolean
  /** the hunting ground whose image is behind the fight; none before it is known */
  readonly ground?: { readonly image: { readonly id: string; readonly animatedUrl: string | null } | null }
  /** the heading of the page, and facts about the fight */
  readonly heading: ReactNode
  readonly rounds?: RoundsProps
  /** the hunter and the enemy; null if there is no fight yet */
  readonly fighters?: readonly [FighterProps, FighterProps] | null
  /** the content of the stage without fighters, such as the reason why there are none */
  readonly children?: ReactNode
  /** the buttons below the fighters */
  readonly foot?: ReactNode
  readonly footClassName?: string | undefined
  /** the column beside the stage, such as the event log */
  readonly side?: ReactNode
}

/** A fight: both fighters on their hunting ground, the rounds, and a column beside it. Live and replayed fights share it. */
export function FightView({
  title,
  label,
  isBusy = false,
  ground,
  heading,
  rounds,
  fighters,
  children,
  foot,
  footClassName = '',
  side,
}: FightViewProps) {
  return (
    <div className={styles.screen} data-bleed>
      <PageTitle>{title}</PageTitle>
      <section className={styles.stage} data-theme="dark" aria-label={label} aria-busy={isBusy}>
        {ground && (
          <AnimatedImage
            imageId={ground.image?.id}
            animatedUrl={ground.image?.animatedUrl}
            alt=""
            ratio={2.5}
            fit="cover"
            className={styles.scene}
            eager
          />
        )}
        <header className={styles.head}>
          <div>{heading}</div>
          {rounds && (
            <div className={styles.progress}>
              <Rounds {...rounds} />
              <AnimationToggle />
            </div>
          )}
        </header>
        {fighters && (
          <div className={styles.fighters}>
            <Fighter {...fighters[0]} />
            <span className={styles.versus} aria-hidden="true">
              vs
            </span>
            <Fighter {...fighters[1]} />
          </div>
        )}
        {children}
        {foot && <div className={`${styles.foot} ${footClassName}`}>{foot}</div>}
      </section>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
