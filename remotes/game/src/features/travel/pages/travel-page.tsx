import { useQuery } from '@apollo/client/react'
import { AnimationToggle, PageTitle, Section, useAnchor } from '@sanguine/ui'
import { useImageAnimation, useMessages } from '@sanguine/ui/platform'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GameRegionsDocument } from '../../../generated/documents'
import { PartFailure } from '../../../shared/components/part-failure'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { RegionNote } from '../../../shared/region/region-note'
import { useRunAt } from '../../../shared/use-run-at'
import { GroundTile } from '../components/ground-tile'
import { RegionRow } from '../components/region-row'
import { RequirementList } from '../components/requirement-list'
import { missingText } from '../missing-text'
import { isClosed, type Region, requirementsOf } from '../requirements'
import styles from '../travel.module.css'
import { useOwnedItems } from '../use-owned-items'

/** How much of the grounds has to be visible after a pick, in pixels. */
const minVisiblePixels = 200

/** Scrolls the picked content into view if it is not. `pick` is the number of picks so far. */
function useScrollIntoView(pick: number) {
  const ref = useRef<HTMLDivElement>(null)
  const behavior = useImageAnimation() === 'on' ? 'smooth' : 'auto'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a switch of motion is no pick
  useEffect(() => {
    if (pick === 0 || !ref.current) return
    const { top } = ref.current.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight - minVisiblePixels) ref.current.scrollIntoView({ block: 'start', behavior })
  }, [pick])
  return ref
}

/** When the first of the regions' phases ends. */
const firstTurn = (regions: readonly Region[]): string | null =>
  regions.flatMap(({ rule }) => rule?.turnsAt ?? []).toSorted()[0] ?? null

/** The regions, and the hunting grounds of the picked one, which is in the query string. */
export function TravelPage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery(GameRegionsDocument, { fetchPolicy: 'cache-and-network' })
  // a failed call leaves what is shown; the page is read again with the next visit
  const again = useCallback(() => void refetch().catch(() => undefined), [refetch])
  useRunAt(firstTurn(data?.regions ?? []), again)
  const { owned, query: inventory } = useOwnedItems()
  const [picks, setPicks] = useState(0)
  const grounds = useScrollIntoView(picks)
  const { name, region: currentRegion } = player.huntingGround
  const regions = data?.regions
  useAnchor(regions !== undefined, 'center')
  const picked =
    regions?.find(({ id }) => id === search.get('region')) ??
    regions?.find(({ id }) => id === currentRegion.id) ??
    regions?.[0]
  const requirements = picked && requirementsOf(picked, player, owned)
  const regionRequirements = requirements && isClosed(requirements) ? requirements : null
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
            {t('travel.at', { ground: name, region: currentRegion.name })}
            <AnimationToggle />
          </>
        }
      >
        {!regions && (
          <QueryPlaceholder error={error} onRetry={() => void refetch()} count={3} height={180} columnWidth={220} />
        )}
        {regions && <PartFailure query={inventory} title={t('travel.keysNotLoaded')} className={styles.notice} />}
        {regions && <RegionRow regions={regions} picked={picked} player={player} owned={owned} onPick={pick} />}
      </Section>
      {picked && (
        <div ref={grounds} className={styles.picked}>
          <Section title={t('travel.grounds', { region: picked.name })}>
            {picked.rule && <RegionNote key={picked.id} rule={picked.rule} />}
            {regionRequirements && (
              <div className={styles.regionRequirements}>
                <RequirementList requirements={regionRequirements} />
              </div>
            )}
            <div className={styles.grounds}>
              {picked.huntingGrounds.map((ground) => (
                <GroundTile
                  key={ground.id}
                  ground={ground}
                  regionReason={
                    regionRequirements &&
                    t('travel.regionClosed', { region: picked.name, things: missingText(regionRequirements, t) })
                  }
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
