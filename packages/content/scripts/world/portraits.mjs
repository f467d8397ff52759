/**
 * Portraits of players who wear no avatar. The id of a player decides which one; each face comes in two inks, so that
 * neighbours on the ladder rarely look alike.
 */
const faces = {
  cowl: ['cowled', 'vampire', 'undead'],
  bandit: ['bandit', 'monster', 'werewolf'],
  monk: ['monk-face', 'werewolf', 'robot'],
  knight: ['black-knight-helm', 'dragon', 'alien'],
  beak: ['bird-mask', 'vampire', 'robot'],
  warlock: ['warlock-hood', 'alien', 'vampire'],
  visor: ['visored-helm', 'monster', 'dragon'],
  witch: ['witch-face', 'undead', 'dragon'],
  samurai: ['samurai-helmet', 'vampire', 'werewolf'],
  sage: ['wizard-face', 'robot', 'undead'],
  elf: ['woman-elf-face', 'alien', 'monster'],
  hood: ['hood', 'dragon', 'werewolf'],
}

export const portraits = Object.entries(faces).flatMap(([face, [glyph, ...inks]]) =>
  inks.map((ink) => ({ slug: `${face}-${ink}`, glyph, ink })),
)
