import { useQuery } from '@apollo/client/react'
import { Button, ErrorNotice, Icon, MotionToggle, MovingPicture, Section, Skeleton, Title } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { GameRegionsDocument, type GameRegionsQuery, GameTravelDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import { useAction } from '../../player/use-action'
import type { Player } from '../../player/use-player'
import { Demands } from './demands'
import styles from './travel-page.module.css'

type Ground = GameRegionsQuery['regions'][number]['huntingGrounds'][number]

/** Brings an element before the player's eyes whose id the address names. */
function useAnchor(id: string) {
  const ref = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    ref.current?.scrollIntoView({ block: 'center' })
    ref.current?.focus({ preventScroll: true })
  }, [hash, id])
  return ref
}

function GroundTile({ ground, player }: { readonly ground: Ground; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameTravelDocument)
  const article = useAnchor(ground.id)
  const isHere = ground.id === player.currentHuntingGround.id
  const travel = async () => {
    if (await run({ huntingGroundId: ground.id })) toast.success(t('travel.arrived', { ground: ground.name }))
  }
  return (
    <article
      ref={article}
      id={ground.id}
      tabIndex={-1}
      className={`${styles.ground} ${isHere ? styles.here : ''}`}
      aria-label={ground.name}
    >
      <MovingPicture imageId={ground.imageId} animatedImageId={ground.animatedImageId} alt="" ratio={2.5} fit="cover" />
      <div className={styles.text}>
        <h3>{ground.name}</h3>
        <p className={styles.flavour}>{ground.flavorText}</p>
        <Demands place={ground} />
      </div>
      <div className={styles.foot}>
        {isHere ? (
          <span className={styles.now}>
            <Icon name="check" /> {t('travel.here')}
          </span>
        ) : (
          <Button
            wide
            busy={isRunning}
            aria-disabled={ground.xpReqired > player.xp}
            aria-label={t('travel.goTo', { ground: ground.name })}
            onClick={() => void travel()}
          >
            {t('travel.go')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** The regions, and the hunting grounds of the one that is picked; the pick is in the address. */
export function TravelPage({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useQuery(GameRegionsDocument, { fetchPolicy: 'cache-and-network' })
  const regions = data?.regions
  const picked =
    regions?.find(({ id }) => id === search.get('region')) ??
    regions?.find(({ id }) => id === player.currentHuntingGround.regionId) ??
    regions?.[0]
  return (
    <>
      <Title>{t('travel.title')}</Title>
      <Section title={t('travel.title')} level={1} aside={<MotionToggle />}>
        {!regions &&
          (error ? (
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton count={3} height={180} columnWidth={220} />
          ))}
        {regions && (
          // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
          <div role="group" className={styles.regions} aria-label={t('travel.regions')}>
            {regions.map((region) => (
              <button
                key={region.id}
                type="button"
                className={styles.region}
                aria-pressed={region.id === picked?.id}
                onClick={() => setSearch({ region: region.id }, { replace: true })}
              >
                <MovingPicture
                  imageId={region.imageId}
                  animatedImageId={region.animatedImageId}
                  alt=""
                  ratio={2.5}
                  fit="cover"
                />
                <b>{region.name}</b>
                <Demands place={region} />
              </button>
            ))}
          </div>
        )}
      </Section>
      {picked && (
        <Section title={t('travel.grounds', { region: picked.name })}>
          <div className={styles.grounds}>
            {picked.huntingGrounds.map((ground) => (
              <GroundTile key={ground.id} ground={ground} player={player} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
