import { useQuery } from '@apollo/client/react'
import { AnimationToggle, ErrorNotice, PageTitle, Section, Skeleton } from '@sanguine/ui'
import { useImageAnimation, useMessages } from '@sanguine/ui/platform'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GameRegionsDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import type { Player } from '../../player/use-player'
import { Demands } from './demands'
import { demandsOf, isClosed, type Region } from './demands-of'
import { GroundTile } from './ground-tile'
import { lackText } from './lack-text'
import { RegionRow } from './region-row'
import styles from './travel-page.module.css'
import { useOwned } from './use-owned'

/** How much of the grounds has to show, in pixels, for a pick to be seen to do something. */
const glimpse = 200

/** Brings into view what a pick has changed, where it is not: `pick` counts them, from 0 for none yet. */
function useInSight(pick: number) {
  const ref = useRef<HTMLDivElement>(null)
  const behavior = useImageAnimation() === 'on' ? 'smooth' : 'auto'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a switch of motion is no pick
  useEffect(() => {
    if (pick === 0 || !ref.current) return
    const { top } = ref.current.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight - glimpse) ref.current.scrollIntoView({ block: 'start', behavior })
  }, [pick])
  return ref
}

/** The regions, and the hunting grounds of the one that is picked; the pick is in the address. */
export function TravelPage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery(GameRegionsDocument, { fetchPolicy: 'cache-and-network' })
  const owned = useOwned()
  const [picks, setPicks] = useState(0)
  const grounds = useInSight(picks)
  const { name: ground, regionId, regionName: region } = player.currentHuntingGround
  const regions = data?.regions
  const picked =
    regions?.find(({ id }) => id === search.get('region')) ?? regions?.find(({ id }) => id === regionId) ?? regions?.[0]
  const demands = picked && demandsOf(picked, player, owned)
  const gate = demands && isClosed(demands) ? demands : null
  const pick = ({ id }: Region) => {
    setSearch({ region: id }, { replace: true, preventScrollReset: true })
    setPicks((count) => count + 1)
  }
  return (
    <>
      <PageTitle>{t('travel.title')}</PageTitle>
      <Section
        title={t('travel.title')}
        level={1}
        aside={
          <>
            {t('travel.at', { ground, region })}
            <AnimationToggle />
          </>
        }
      >
        {!regions &&
          (error ? (
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton count={3} height={180} columnWidth={220} />
          ))}
        {regions && <RegionRow regions={regions} picked={picked} player={player} owned={owned} onPick={pick} />}
      </Section>
      {picked && (
        <div ref={grounds} className={styles.picked}>
          <Section title={t('travel.grounds', { region: picked.name })}>
            {gate && (
              <div className={styles.gate}>
                <Demands demands={gate} />
              </div>
            )}
            <div className={styles.grounds}>
              {picked.huntingGrounds.map((one) => (
                <GroundTile
                  key={one.id}
                  ground={one}
                  barrier={gate && t('travel.regionClosed', { region: picked.name, things: lackText(gate, t) })}
                  player={player}
                  owned={owned}
                />
              ))}
            </div>
          </Section>
        </div>
      )}
    </>
  )
}
