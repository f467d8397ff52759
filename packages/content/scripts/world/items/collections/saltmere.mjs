import { collections } from '../../make/collections.mjs'

/** Collections of Saltmere, each with its trophies. */
export const saltmereCollections = collections([
  {
    tier: 4,
    name: 'Charts of the Wrong Coast',
    de: ['Karten der falschen Küste', 'In allem genau, nur nicht, wo.'],
    flavor: 'Accurate in every respect but where.',
    art: { glyph: 'treasure-map', ink: 'night' },
    stats: { health: 40, lootchance: 3 },
    trophies: [
      {
        name: 'Chart of Soundings',
        de: ['Lotungskarte', 'Tiefen in Faden, dann in Familien.'],
        flavor: 'Depths in fathoms, then in families.',
        type: 'scroll',
        art: { glyph: 'compass', ink: 'ink' },
      },
      {
        name: 'Chart of Shoals',
        de: ['Untiefenkarte', 'Jedes Kreuz ein Wrack. Oder ein Kuss.'],
        flavor: 'Each cross is a wreck. Or a kiss.',
        type: 'scroll',
        art: { glyph: 'waves', ink: 'ink' },
      },
      {
        name: 'Chart of Regrets',
        de: ['Karte der Reue', 'Andernorts unbekannt. Hier gut befahren.'],
        flavor: 'Uncharted elsewhere. Well known here.',
        type: 'scroll',
        art: { glyph: 'journey', ink: 'ink' },
      },
    ],
  },
  {
    tier: 5,
    name: 'Cargo of the Penitent',
    de: ['Fracht der Büßerin', 'Alles verzollt, bis auf die Mannschaft.'],
    flavor: 'Everything declared but the crew.',
    art: { glyph: 'open-treasure-chest', ink: 'metal' },
    stats: { health: 60, damage: [5, 8] },
    trophies: [
      {
        name: 'Crate of Hymnals',
        de: ['Kiste Gesangbücher', 'Abgegriffen sind nur die Klagelieder.'],
        flavor: 'Only the laments have been thumbed.',
        type: 'craftingmat',
        art: { glyph: 'wooden-crate', ink: 'metal' },
      },
      {
        name: 'Cask of Holy Vinegar',
        de: ['Fass heiliger Essig', 'Bei der Ausfahrt war es Wein.'],
        flavor: 'It was wine on the way out.',
        type: 'craftingmat',
        art: { glyph: 'barrel-leak', ink: 'metal' },
      },
      {
        name: 'Manifest of Souls',
        de: ['Seelenmanifest', 'Vierzig an Bord. Einundvierzig unterschrieben.'],
        flavor: 'Forty aboard. Forty-one signed.',
        type: 'scroll',
        art: { glyph: 'soul-vessel', ink: 'ink' },
      },
      {
        name: 'Bosun’s Whistle',
        de: ['Bootsmannspfeife', 'Ruft alle Hände an Deck. Sie kommen einzeln.'],
        flavor: 'Calls all hands. They arrive separately.',
        type: 'craftingmat',
        art: { glyph: 'whistle', ink: 'metal' },
      },
    ],
  },
  {
    tier: 5,
    name: 'Three Knots',
    de: ['Drei Knoten', 'Für Wind, für Liebe und für immer.'],
    flavor: 'For wind, for love, and for good.',
    art: { glyph: 'knot', ink: 'stone' },
    stats: { critchance: 3, feint: { value: 1, percent: 8 } },
    trophies: [
      {
        name: 'Widow’s Knot',
        de: ['Witwenknoten', 'Geht auf, wenn man am Namen zieht.'],
        flavor: 'Undone by tugging at the name.',
        type: 'craftingmat',
        art: { glyph: 'triquetra', ink: 'stone' },
      },
      {
        name: 'Lover’s Knot',
        de: ['Liebesknoten', 'Zwei Seile, die es hätten wissen müssen.'],
        flavor: 'Two ropes that should have known.',
        type: 'craftingmat',
        art: { glyph: 'linked-rings', ink: 'stone' },
      },
      {
        name: 'Hangman’s Knot',
        de: ['Henkersknoten', 'Dreizehn Windungen, eine mit Absicht falsch.'],
        flavor: 'Thirteen turns, one of them wrong on purpose.',
        type: 'craftingmat',
        art: { glyph: 'gibbet', ink: 'stone' },
      },
    ],
  },
])
