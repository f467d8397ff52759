import { collections } from '../../make/collections.mjs'

/** Collections of Ashen Vale, each with its trophies. */
export const valeCollections = collections([
  {
    tier: 2.5,
    name: 'The Orchard Almanac',
    de: ['Der Gartenkalender', 'Wann man pfropft, wann man erntet, wen.'],
    flavor: 'When to graft, when to harvest, whom.',
    art: { glyph: 'flower-emblem', ink: 'ink' },
    stats: { health: 22, lootchance: 2 },
    trophies: [
      {
        name: 'Leaf of Harvest',
        de: ['Blatt der Ernte', 'Reif sind sie, wenn sie aufhören, sich zu drehen.'],
        flavor: 'They are ready when they stop turning.',
        type: 'scroll',
        art: { glyph: 'solid-leaf', ink: 'ink' },
      },
      {
        name: 'Leaf of Grafting',
        de: ['Blatt des Pfropfens', 'Ein neuer Kopf auf altem Stamm.'],
        flavor: 'A new head on an old trunk.',
        type: 'scroll',
        art: { glyph: 'leaf-skeleton', ink: 'ink' },
      },
      {
        name: 'Leaf of Hanging',
        de: ['Blatt des Hängens', 'Bebildert. Der Zeichner hing selbst Modell.'],
        flavor: 'Illustrated. The artist was a subject.',
        type: 'scroll',
        art: { glyph: 'maple-leaf', ink: 'ink' },
      },
    ],
  },
  {
    tier: 3,
    name: 'The Wolfsmoor Album',
    de: ['Das Album von Wolfsmoor', 'Zwölf Seiten Familie. Die dreizehnte beißt.'],
    flavor: 'Twelve pages of family. The thirteenth bites.',
    art: { glyph: 'mona-lisa', ink: 'night' },
    stats: { critchance: 2, silverbite: { value: [10, 16], percent: 20 } },
    trophies: [
      {
        name: 'Portrait of the Eldest',
        de: ['Bildnis des Ältesten', 'Stillgesessen. Mit Mühe.'],
        flavor: 'Posed. Poorly restrained.',
        type: 'scroll',
        art: { glyph: 'portrait', ink: 'ink' },
      },
      {
        name: 'Portrait of the Twins',
        de: ['Bildnis der Zwillinge', 'Einer davon steht hinter dir.'],
        flavor: 'One of them is behind you.',
        type: 'scroll',
        art: { glyph: 'two-shadows', ink: 'ink' },
      },
      {
        name: 'Portrait, Turned',
        de: ['Bildnis, umgedreht', 'Die Wand hat seither nicht geschlafen.'],
        flavor: 'The wall has not slept since.',
        type: 'scroll',
        art: { glyph: 'mirror-mirror', ink: 'ink' },
      },
    ],
  },
  {
    tier: 3,
    name: 'Shift Book of the Ninth',
    de: ['Schichtbuch der Neunten', 'Alle haben sich eingestempelt. Leer ist die andere Spalte.'],
    flavor: 'Everyone clocked in. It is the other column that is empty.',
    art: { glyph: 'book-pile', ink: 'metal' },
    stats: { damage: [3, 5], health: 15 },
    trophies: [
      {
        name: 'Punch Card, Morning',
        de: ['Stempelkarte, früh', 'In der Hütte gibt es keinen Morgen. Es gibt eine Karte.'],
        flavor: 'There is no morning in the Foundry. There is a card.',
        type: 'scroll',
        art: { glyph: 'tally-mark-5', ink: 'ink' },
      },
      {
        name: 'Punch Card, Evening',
        de: ['Stempelkarte, spät', 'Löcher in der Form einer Hand.'],
        flavor: 'Holes in the shape of a hand.',
        type: 'scroll',
        art: { glyph: 'hand', ink: 'ink' },
      },
      {
        name: 'Punch Card, Never',
        de: ['Stempelkarte, nie', 'Vom Vorarbeiter gezeichnet, mit seinem ganzen Gewicht.'],
        flavor: 'Signed by the foreman, with his whole weight.',
        type: 'scroll',
        art: { glyph: 'hole', ink: 'ink' },
      },
    ],
  },
  {
    tier: 2.5,
    name: 'A Bell, in Pieces',
    de: ['Eine Glocke, in Teilen', 'Nach Gewicht verkauft. Läutet aus Groll.'],
    flavor: 'Sold by weight. It rings by grudge.',
    art: { glyph: 'gong', ink: 'stone' },
    stats: { health: 18, openinghymn: { value: [6, 10], percent: 20 } },
    trophies: [
      {
        name: 'Bell Clapper',
        de: ['Glockenklöppel', 'Er hat alles schon einmal gesagt.'],
        flavor: 'It has said everything once.',
        type: 'craftingmat',
        art: { glyph: 'baton', ink: 'stone' },
      },
      {
        name: 'Bell Yoke',
        de: ['Glockenjoch', 'Trug den Lärm. Bewahrte das Schweigen.'],
        flavor: 'Carried the noise. Kept the silence.',
        type: 'craftingmat',
        art: { glyph: 'horseshoe', ink: 'stone' },
      },
      {
        name: 'Bell Lip',
        de: ['Glockenrand', 'Von neun Bischöfen geküsst, von keinem zweimal.'],
        flavor: 'Kissed by nine bishops, none twice.',
        type: 'craftingmat',
        art: { glyph: 'sharp-lips', ink: 'stone' },
      },
    ],
  },
])
