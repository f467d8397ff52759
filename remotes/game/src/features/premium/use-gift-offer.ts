import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { GameGiftOfferDocument, type GamePackageOfferFragment } from '../../generated/documents'

/** The pause after the last key before a name is looked up. */
const typingPauseMs = 400

export interface GiftOffer {
  /** the offer of the package for the player of the name; null where it could not be read, undefined while it is not known */
  readonly offer: GamePackageOfferFragment | null | undefined
  /** looks the name up at once, also again after a failure */
  readonly lookUp: () => void
}

/** Looks a name up for a gift, a moment after it was typed. */
export function useGiftOffer(packageId: string, recipientName: string): GiftOffer {
  const client = useApolloClient()
  const name = recipientName.trim()
  const [found, setFound] = useState<{ readonly name: string; readonly offer: GamePackageOfferFragment | null }>()
  /** counts the times that it was asked for, of the name of the last one */
  const [asked, setAsked] = useState({ name: '', count: 0 })
  const hurries = asked.name === name ? asked.count : 0
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
      hurries > 0 ? 0 : typingPauseMs,
    )
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [client, packageId, name, hurries])
  return {
    offer: found?.name === name ? found.offer : undefined,
    lookUp: () => setAsked({ name, count: hurries + 1 }),
  }
}
