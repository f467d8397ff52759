/** Short names of the effects of procs. A type that only content defines produces an event and changes nothing. */
export const procTypes = {
  /** damage on top of the attack */
  damage: 'damage',
  /** damage that heals its owner by the health taken */
  leech: 'leech',
  /** health for its owner */
  healing: 'healing',
  /** the opponent loses its next turn */
  stun: 'stun',
  /** coins from the opponent */
  theft: 'theft',
  /** removes the opponent's latest lasting effect */
  dispel: 'dispel',
  /** lets an attack or a proc of the opponent miss */
  evasion: 'evasion',
  /** damage of every attack of its owner rises for the rest of the fight */
  strength: 'strength',
  /** a copy of the owner's first retainer joins for the rest of the fight */
  summoning: 'summoning',
  /** a retainer of the opponent leaves the fight, of the affected kind if one is named */
  banishing: 'banishing',
} as const

/** Short names of the moments at which a proc may fire. A proc with any other moment never fires. */
export const procMoments = {
  /** once, at the start of the first round */
  combatStart: 'combatstart',
  /** at the start of each round */
  roundStart: 'roundstart',
  /** its owner's base attack has landed */
  attack: 'attack',
  /** a base attack is about to land on its owner: for evasion */
  attacked: 'attacked',
  /** its owner has lost health to an attack */
  hit: 'hit',
  /** a proc is about to work on its owner: for evasion */
  procced: 'procced',
  /** at the end of each round */
  roundEnd: 'roundend',
} as const

export type ProcMoment = (typeof procMoments)[keyof typeof procMoments]
