import { gear } from '../../make/gear.mjs'

/**
 * Accessories of the further regions, by tier: one to live longer with, one to strike better, and those that open
 * slots.
 */
export const farAccessories = gear('accessory', {
  4: [
    {
      name: 'Saint Elmo’s Ring',
      de: ['Sankt-Elms-Ring', 'Leuchtet vor dem Sturm. Leuchtet darin. Ist der Sturm.'],
      flavor: 'Glows before the storm. Glows during it. Is the storm.',
      art: { glyph: 'ring', ink: 'night' },
      procs: { rebuttal: 15 },
    },
    {
      name: 'Eye of a Flounder',
      de: ['Auge einer Flunder', 'Wanderte einmal herum, um besser zu sehen.'],
      flavor: 'Moved over once, for a better view.',
      art: { glyph: 'pearl-earring', ink: 'night' },
      stats: { critchance: 8 },
    },
  ],
  5: [
    {
      name: 'Rosary of Small Shells',
      de: ['Rosenkranz aus Muschelschalen', 'Jede war ein Haus. Jede betet um das nächste.'],
      flavor: 'Each was a house. Each prays for the next.',
      art: { glyph: 'prayer-beads', ink: 'stone' },
    },
    {
      name: 'Undertow’s Molar',
      de: ['Backenzahn der Mutter Sog', 'Gezogen mit vier Schiffen. Drei sind noch dran.'],
      flavor: 'Pulled with four ships. Three are still attached.',
      rarity: 'rare',
      art: { glyph: 'shark-jaws', ink: 'night' },
      stats: { critchance: 10, dominate: 1 },
      mats: { 'black-pearl': 2, 'whale-candle': 6, 'tarred-rope': 20 },
    },
  ],
  6: [
    {
      name: 'Monocle of Suspicion',
      de: ['Monokel des Argwohns', 'Vergrößert Motive.'],
      flavor: 'Magnifies motives.',
      art: { glyph: 'lorgnette', ink: 'metal' },
      stats: { critchance: 8, lootchance: 3 },
    },
    {
      name: 'Watch Without Hands',
      de: ['Uhr ohne Zeiger', 'Sie weiß es. Sie zeigt es nur nicht.'],
      flavor: 'It knows. It just does not point.',
      art: { glyph: 'pocket-watch', ink: 'metal' },
      stats: { timewalker: -15 },
    },
  ],
  7: [
    {
      name: 'Mayor’s Chain',
      de: ['Amtskette', 'Der Bürgermeister hängt noch am Amt. Am dritten Glied.'],
      flavor: 'The mayor is attached to it. At the third link.',
      rarity: 'rare',
      art: { glyph: 'necklace-display', ink: 'metal' },
      stats: { curator: 1, critchance: 6 },
      mats: { 'watch-spring': 16, 'bottled-gaslight': 5, 'clockwork-heart': 1 },
    },
    {
      name: 'Opera Glasses, Loaded',
      de: ['Opernglas, geladen', 'Holt alles näher heran. Endgültig.'],
      flavor: 'They bring it closer. For good.',
      art: { glyph: 'binoculars', ink: 'metal' },
      stats: { critchance: 9 },
    },
  ],
  8: [
    {
      name: 'Whistle Only They Hear',
      de: ['Pfeife, die nur sie hören', 'Du auch, seit Kurzem.'],
      flavor: 'You too, lately.',
      art: { glyph: 'whistle', ink: 'stone' },
      procs: { servantsbell: 12 },
    },
    {
      name: 'Wreath of Kneeling Twigs',
      de: ['Kranz aus knienden Zweigen', 'Verneigt sich mit dir. Manchmal zuerst.'],
      flavor: 'Bows when you do. Sometimes first.',
      art: { glyph: 'laurel-crown', ink: 'brew' },
    },
  ],
  9: [
    {
      name: 'Moonkeeper’s Rag',
      de: ['Putzlappen der Mondhüterin', 'Noch mit Spuren von Neumond.'],
      flavor: 'Traces of new moon in the weave.',
      rarity: 'rare',
      art: { glyph: 'rolled-cloth', ink: 'night' },
      stats: { timewalker: -18, critchance: 8 },
      mats: { 'moon-milk': 2, 'witchs-butter': 6, 'wolf-hair-cord': 20 },
    },
    {
      name: 'Finger of Accusation',
      de: ['Anklagender Finger', 'Zeigt auf jemanden. Immer auf jemand anderen.'],
      flavor: 'Points at somebody. Always somebody else.',
      art: { glyph: 'pointing', ink: 'undead' },
      stats: { critchance: 9 },
      procs: { doubt: 15 },
    },
  ],
  10: [
    {
      name: 'Pilgrim’s Frostbite',
      de: ['Frostbeule des Pilgers', 'Ein Andenken an die letzten Meter.'],
      flavor: 'A souvenir of the last few yards.',
      art: { glyph: 'ice-cube', ink: 'night' },
      procs: { coldkiss: 20 },
    },
    {
      name: 'Corkscrew of Confession',
      de: ['Korkenzieher der Beichte', 'Am Ende kommt es immer heraus.'],
      flavor: 'In the end it always comes out.',
      art: { glyph: 'corkscrew', ink: 'metal' },
      stats: { critchance: 9 },
    },
  ],
  11: [
    {
      name: 'Small Print',
      de: ['Das Kleingedruckte', 'Am Hals zu tragen, mit Lupe.'],
      flavor: 'Worn at the neck, with a lens.',
      art: { glyph: 'magnifying-glass', ink: 'ink' },
      stats: { critchance: 10, lootchance: 4 },
    },
    {
      name: 'Leash of Inherited Servants',
      de: ['Leine der geerbten Diener', 'Sie halten das andere Ende. Seit Generationen.'],
      flavor: 'They hold the other end. Have for generations.',
      rarity: 'rare',
      art: { glyph: 'crossed-chains', ink: 'metal' },
      stats: { dominate: 2 },
      mats: { 'dragon-tallow': 10, 'heart-scale': 2, 'wolf-hair-cord': 40 },
    },
  ],
  12: [
    {
      name: 'Orrery of Regret',
      de: ['Planetarium der Reue', 'Alles dreht sich um dich. Es tut ihm leid.'],
      flavor: 'Everything revolves around you. It is sorry.',
      art: { glyph: 'orrery', ink: 'alien' },
      procs: { erasure: 15 },
    },
    {
      name: 'Aerial of the Faithful',
      de: ['Antenne der Gläubigen', 'Empfängt Antworten. Gebetet hat keiner.'],
      flavor: 'Receives answers. Nobody had prayed.',
      art: { glyph: 'radar-sweep', ink: 'alien' },
      stats: { critchance: 10 },
    },
  ],
  13: [
    {
      name: 'Locket of the Next of Kin',
      de: ['Medaillon der nächsten Verwandten', 'Das Bild wechselt. Die Familie wächst.'],
      flavor: 'The picture changes. The family grows.',
      art: { glyph: 'gem-chain', ink: 'gem' },
    },
    {
      name: 'Third Pupil',
      de: ['Dritte Pupille', 'Sieht die Stelle, ehe sie da ist.'],
      flavor: 'Sees the spot before it is there.',
      art: { glyph: 'star-pupil', ink: 'alien' },
      stats: { critchance: 11 },
    },
    {
      name: 'Seal of the Whole Household',
      de: ['Siegel des ganzen Hauses', 'Ein Kuss, und du bist eingestellt. Ohne Kuss auch.'],
      flavor: 'Kiss it and you are hired. Refuse, and you are too.',
      rarity: 'boss',
      isUnique: true,
      art: { glyph: 'globe-ring', ink: 'metal' },
      stats: { curator: 1, dominate: 2 },
      price: { vgc: 320_000, favours: 40 },
    },
  ],
})
