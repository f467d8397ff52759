import { portraitArtwork } from './records/artwork.mjs'
import { packKinds } from './records/kinds.mjs'
import { portraits } from './world/portraits.mjs'

/** Every artwork that records or the start of new players reference, in a stable order. */
export const artworks = [
  ...packKinds.flatMap(({ entries, artwork }) => (artwork ? entries.map(artwork) : [])),
  ...portraits.map(portraitArtwork),
]
