import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { GameGiftOfferDocument, type GamePackageOfferFragment } from '../../generated/documents'

/** The pause after the last key before a name is looked up. */
const typingPauseMs = 400

export interface GiftOffer {
  /** the offer of the package for the named player; null after a failure, undefined while it is unknown */
  readonly offer: GamePackageOfferFragment | null | undefined
  /** looks the name up at once, and again after a failure */
  readonly lookUp: () => void
}

/** Looks a name up for a gift, a moment after it was typed. */
export function useGiftOffer(packageId: string, recipientName: string): GiftOffer {
  const client = useApolloClient()
  const name = recipientName.trim()
  const [found, setFound] = useState<{ readonly name: string; readonly offer: GamePackageOfferFragment | null }>()
  /** the number of requests so far, and the name of the latest */
  const [requested, setRequested] = useState({ name: '', count: 0 })
  const requestCount = requested.name === name ? requested.count : 0
  useEffect(() => {
    if (name === '') return
    let isCurrent = true
    const timer = window.setTimeout(
      () => {
        client
          .query({
            query: GameGiftOfferDocument,
            variables: { id: packageId, recipientName: name },
            fetchPolicy: 'no-cache',
          })
          .then(
            ({ data }) => (data?.node && 'offer' in data.node ? data.node.offer : null),
            () => null,
          )
          .then((offer) => {
            if (isCurrent) setFound({ name, offer })
          })
      },
      requestCount > 0 ? 0 : typingPauseMs,
    )
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [client, packageId, name, requestCount])
  return {
    offer: found?.name === name ? found.offer : undefined,
    lookUp: () => setRequested({ name, count: requestCount + 1 }),
  }
}
