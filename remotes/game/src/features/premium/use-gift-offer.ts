import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { GameGiftOfferDocument, type GamePackageOfferFragment } from '../../generated/documents'

/** The pause after the last key before a name is looked up. */
const typingPauseMs = 400

/** The offer of a package for the player of a name; undefined while it is not known. */
export function useGiftOffer(packageId: string, recipientName: string): GamePackageOfferFragment | undefined {
  const client = useApolloClient()
  const name = recipientName.trim()
  const [found, setFound] = useState<{ readonly name: string; readonly offer: GamePackageOfferFragment }>()
  useEffect(() => {
    if (name === '') return
    let isCurrent = true
    const timer = window.setTimeout(() => {
      client
        .query({
          query: GameGiftOfferDocument,
          variables: { id: packageId, recipientName: name },
          fetchPolicy: 'no-cache',
        })
        .then(
          ({ data }) => {
            const offer = data?.node && 'offer' in data.node ? data.node.offer : null
            if (isCurrent && offer) setFound({ name, offer })
          },
          // The purchase itself says what is wrong with the name.
          () => undefined,
        )
    }, typingPauseMs)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [client, packageId, name])
  return found?.name === name ? found.offer : undefined
}
