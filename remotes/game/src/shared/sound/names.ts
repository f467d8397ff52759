/** The music, in the order it is played. */
export const pieces = ['club-noir', 'the-hunt', 'six-feet-of-quiet'] as const
export type Piece = (typeof pieces)[number]

/** What is heard when something happens. */
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
