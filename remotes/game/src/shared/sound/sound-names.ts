/** The pieces of music, in playing order. */
export const pieces = ['club-noir', 'the-hunt', 'six-feet-of-quiet'] as const
export type Piece = (typeof pieces)[number]

/** A short sound for an event. */
export type Cue =
  | 'bell'
  | 'click'
  | 'coin'
  | 'critical'
  | 'draw'
  | 'equip'
  | 'evade'
  | 'hit'
  | 'loss'
  | 'page'
  | 'rank-up'
  | 'win'

export const nextPiece = (piece: Piece): Piece => pieces[(pieces.indexOf(piece) + 1) % pieces.length] ?? pieces[0]
