import collectionScene from '@sanguine/content/art/ui/merchant-treasury.webp'
import victoryScene from '@sanguine/content/art/ui/result-victory.webp'
import findScene from '@sanguine/content/art/ui/story-abbey.webp'
import streakScene from '@sanguine/content/art/ui/story-marsh.webp'
import { missionStreakStep } from '@sanguine/rules'
import { Image, Moon, RarityText } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import type { MomentContent } from '../../../shared/moments/moments'
import styles from './moment.module.css'
import { MomentDialog, type MomentEnd } from './moment-dialog'

interface MomentProps<Kind extends MomentContent['kind']> extends MomentEnd {
  readonly moment: Extract<MomentContent, { readonly kind: Kind }>
}

function Finds({ finds }: { readonly finds: MomentProps<'find'>['moment']['finds'] }) {
  const t = useMessages(gameMessages)
  return (
    <ul className={styles.items} aria-label={t('moment.find')}>
      {finds.map((item) => (
        <li key={item.id}>
          <Image imageId={item.image?.id} variant="thumb" alt="" width={72} />
          <RarityText rarity={item.rarity} />
          <span>{item.name}</span>
        </li>
      ))}
    </ul>
  )
}

/** A boss that was beaten, with what it left behind if that is rare. */
export function BossMoment({ moment: { enemy, finds }, ...end }: MomentProps<'boss'>) {
  const t = useMessages(gameMessages)
  return (
    <MomentDialog
      scene={victoryScene}
      label={t('moment.boss')}
      title={enemy.name}
      flavour={t('hunt.WIN.text', { enemy: enemy.name })}
      art={<Image imageId={enemy.image?.id} alt="" ratio={0.8} width={144} eager />}
      cue="rank-up"
      {...end}
    >
      {finds.length > 0 ? <Finds finds={finds} /> : undefined}
    </MomentDialog>
  )
}

/** Rare items among the loot of a hunt. */
export function FindMoment({ moment: { finds }, ...end }: MomentProps<'find'>) {
  const t = useMessages(gameMessages)
  const [first] = finds
  if (!first) return null
  return (
    <MomentDialog
      scene={findScene}
      label={t('moment.find')}
      title={first.name}
      flavour={first.flavorText}
      art={<Image imageId={first.image?.id} alt="" width={144} eager />}
      cue="coin"
      {...end}
    >
      {finds.length > 1 ? (
        <Finds finds={finds} />
      ) : (
        <p className={styles.next}>
          <RarityText rarity={first.rarity} />
        </p>
      )}
    </MomentDialog>
  )
}

/** A collection that was claimed. */
export function CollectionMoment({ moment: { collection }, ...end }: MomentProps<'collection'>) {
  const t = useMessages(gameMessages)
  return (
    <MomentDialog
      scene={collectionScene}
      label={t('moment.collection')}
      title={collection.name}
      art={<Image imageId={collection.image?.id} alt="" width={144} eager />}
      {...end}
    >
      <p className={styles.next}>{t('treasury.claimSucceeded', { name: collection.name })}</p>
    </MomentDialog>
  )
}

/** Missions that were completed in a row, as moons up to the one that pays twice. */
export function StreakMoment({ moment: { streak }, ...end }: MomentProps<'streak'>) {
  const t = useMessages(gameMessages)
  const { count, missionsToBonus } = streak
  const completed = missionStreakStep - (missionsToBonus % missionStreakStep)
  return (
    <MomentDialog
      scene={streakScene}
      label={t('moment.streak')}
      title={t('moment.streak.count', { count })}
      art={
        <span className={styles.moons}>
          {Array.from({ length: missionStreakStep }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a moon has no identity but its place
            <Moon key={index} phase={index < completed ? 1 : 0} size={30} />
          ))}
        </span>
      }
      cue="bell"
      {...end}
    >
      <p className={styles.next}>
        {completed === missionStreakStep ? t('moment.streak.paid') : t('moment.streak.left', { left: missionsToBonus })}
      </p>
    </MomentDialog>
  )
}
