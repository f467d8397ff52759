import { gear } from '../../make/gear.mjs'

/** Retainers of the further regions, by tier; there is one of each enemy type. */
export const farRetainers = gear('retainer', {
  4: [
    {
      name: 'Cabin Boy, Late',
      de: ['Schiffsjunge, verspätet', 'Kam zu spät zum Untergang. Holt ihn nach.'],
      flavor: 'Late for the sinking. Catching up.',
      creature: 'undead',
      art: { glyph: 'drowning', ink: 'undead' },
    },
  ],
  5: [
    {
      name: 'Tame Riptide',
      de: ['Zahme Brandung', 'Stubenrein ist das falsche Wort.'],
      flavor: 'House-trained is the wrong word.',
      creature: 'monster',
      art: { glyph: 'kraken-tentacle', ink: 'monster' },
      procs: { coldwater: 15 },
    },
  ],
  6: [
    {
      name: 'Bailiff’s Terrier',
      de: ['Terrier des Büttels', 'Findet Schuldner unter Dielen.'],
      flavor: 'Finds debtors under floorboards.',
      creature: 'werewolf',
      art: { glyph: 'basset-hound-head', ink: 'werewolf' },
    },
    {
      name: 'Footman, Mechanical',
      de: ['Lakai, mechanisch', 'Verbeugt sich bis zum Anschlag.'],
      flavor: 'Bows until it clicks.',
      rarity: 'uncommon',
      creature: 'robot',
      art: { glyph: 'mono-wheel-robot', ink: 'robot' },
    },
  ],
  7: [
    {
      name: 'Chorus Girl of Brass',
      de: ['Revuegirl aus Messing', 'Wirft die Beine höher, als die Decke erlaubt.'],
      flavor: 'Kicks higher than the ceiling allows.',
      creature: 'robot',
      art: { glyph: 'robot-leg', ink: 'robot' },
      procs: { encore: 5 },
    },
  ],
  8: [
    {
      name: 'Kennel Runt',
      de: ['Der Kleinste im Zwinger', 'Die Geschwister waren größer. Waren.'],
      flavor: 'Its siblings were bigger. Were.',
      creature: 'werewolf',
      art: { glyph: 'sniffing-dog', ink: 'werewolf' },
    },
  ],
  9: [
    {
      name: 'Witch’s Second Cat',
      de: ['Zweite Katze der Hexe', 'Die erste ist schuld. Sagt die zweite.'],
      flavor: 'The first is to blame. Ask this one.',
      creature: 'monster',
      art: { glyph: 'cat', ink: 'monster' },
      procs: { feint: 10 },
    },
  ],
  10: [
    {
      name: 'Whelp on Probation',
      de: ['Welpe auf Bewährung', 'Meldet sich täglich. Per Brandfleck.'],
      flavor: 'Reports daily. In scorch marks.',
      creature: 'dragon',
      art: { glyph: 'dinosaur-egg', ink: 'dragon' },
      procs: { emberkiss: 10 },
    },
    {
      name: 'Sherpa of the Dead',
      de: ['Träger der Toten', 'Kennt den Gipfel von innen.'],
      flavor: 'Knows the summit from the inside.',
      rarity: 'uncommon',
      creature: 'undead',
      art: { glyph: 'mummy-head', ink: 'undead' },
    },
  ],
  11: [
    {
      name: 'Bookkeeping Basilisk',
      de: ['Buchhaltungsbasilisk', 'Ein Blick, und die Bilanz steht.'],
      flavor: 'One look, and the books stand still.',
      creature: 'dragon',
      art: { glyph: 'snake-totem', ink: 'dragon' },
      procs: { staredown: 10 },
    },
  ],
  12: [
    {
      name: 'The Unasked Guest',
      de: ['Der ungebetene Gast', 'Hilft mit. Bleibt über Nacht. Über jede.'],
      flavor: 'Helps out. Stays the night. All of them.',
      creature: 'alien',
      art: { glyph: 'alien-stare', ink: 'alien' },
    },
  ],
  13: [
    {
      name: 'Godchild',
      de: ['Patenkind', 'Du hast unterschrieben. Es kann schon lesen.'],
      flavor: 'You signed for it. It can already read.',
      creature: 'alien',
      art: { glyph: 'transparent-slime', ink: 'alien' },
      procs: { nightshift: 12 },
    },
    {
      name: 'Regent in Waiting',
      de: ['Regent im Wartestand', 'Wartet auf deine Nachfolge. Geduldig. Schulter an Schulter.'],
      flavor: 'Waits to succeed you. Patiently. At your shoulder.',
      rarity: 'boss',
      isUnique: true,
      creature: 'undead',
      art: { glyph: 'crowned-skull', ink: 'undead' },
      procs: { bodyguard: 25 },
      mats: { 'humming-filament': 30, 'heart-scale': 4, 'moon-milk': 6 },
    },
  ],
})
