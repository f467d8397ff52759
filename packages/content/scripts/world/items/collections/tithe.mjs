import { collections } from '../../make/collections.mjs'

/** Collections of the Tithe Mountains, each with its trophies. */
export const titheCollections = collections([
  {
    tier: 10,
    name: 'The Tithe Rolls',
    de: ['Die Zehntrollen', 'Alle im Tal, nach Zartheit geordnet.'],
    flavor: 'Everyone in the valley, in order of tenderness.',
    art: { glyph: 'archive-research', ink: 'ink' },
    stats: { health: 520, lootchance: 4 },
    trophies: [
      {
        name: 'Roll of the Living',
        de: ['Rolle der Lebenden', 'Kurz. Wird kürzer.'],
        flavor: 'Short. Getting shorter.',
        type: 'scroll',
        art: { glyph: 'files', ink: 'ink' },
      },
      {
        name: 'Roll of the Late',
        de: ['Rolle der Verspäteten', 'Wer zu spät zahlte, und wer es nun nicht mehr kann.'],
        flavor: 'Two meanings. Both apply.',
        type: 'scroll',
        art: { glyph: 'stone-tablet', ink: 'ink' },
      },
      {
        name: 'Roll of the Owed',
        de: ['Rolle der Schuldner', 'Am Rand stehst du schon.'],
        flavor: 'You are in the margin already.',
        type: 'scroll',
        art: { glyph: 'stabbed-note', ink: 'ink' },
      },
    ],
  },
  {
    tier: 11,
    name: 'Catalogue of the Hoard',
    de: ['Katalog des Horts', 'Posten eins bis einundvierzig. Der Saal ist zweiundvierzig.'],
    flavor: 'Lots one to forty-one. The room is lot forty-two.',
    art: { glyph: 'gold-stack', ink: 'metal' },
    stats: { damage: [90, 140], royalties: { value: [200, 350], percent: 25 } },
    trophies: [
      {
        name: 'Lot 1: A Throne',
        de: ['Posten 1: Ein Thron', 'Einmal besessen. Der Fleck ist beschrieben.'],
        flavor: 'Sat in once. The stain is described.',
        type: 'craftingmat',
        art: { glyph: 'throne-king', ink: 'metal' },
      },
      {
        name: 'Lot 7: A Kingdom',
        de: ['Posten 7: Ein Königreich', 'Brennt stellenweise. Gekauft wie gesehen.'],
        flavor: 'Some burning. Sold as seen.',
        type: 'craftingmat',
        art: { glyph: 'castle-ruins', ink: 'metal' },
      },
      {
        name: 'Lot 40: Small Change',
        de: ['Posten 40: Kleingeld', 'Zu einem Stück verschmolzen, samt Bettler.'],
        flavor: 'Melted into one piece, with the beggar.',
        type: 'craftingmat',
        art: { glyph: 'coins-pile', ink: 'metal' },
      },
      {
        name: 'Lot 41: The Auctioneer',
        de: ['Posten 41: Der Auktionator', 'Zurückgezogen. Wieder eingestellt. Verkauft.'],
        flavor: 'Withdrawn. Put back. Sold.',
        type: 'craftingmat',
        art: { glyph: 'banging-gavel', ink: 'metal' },
      },
    ],
  },
  {
    tier: 11,
    name: 'Scales of Judgement',
    de: ['Waage des Gerichts', 'Im Gleichgewicht, wenn man weiß, wohin der Daumen gehört.'],
    flavor: 'Balanced, once one knows where the thumb goes.',
    art: { glyph: 'scales', ink: 'metal' },
    stats: { critchance: 5, damages: { value: [200, 320], percent: 25 } },
    trophies: [
      {
        name: 'Pan of Gold',
        de: ['Schale Gold', 'Schwerer als die Wahrheit. Geprüft.'],
        flavor: 'Heavier than truth. Tested.',
        type: 'craftingmat',
        art: { glyph: 'gold-nuggets', ink: 'metal' },
      },
      {
        name: 'Pan of Ash',
        de: ['Schale Asche', 'Was die Gegenseite mitbrachte.'],
        flavor: 'What the other party brought.',
        type: 'craftingmat',
        art: { glyph: 'powder', ink: 'metal' },
      },
      {
        name: 'Thumb of the Judge',
        de: ['Daumen des Richters', 'Er hat mehr entschieden als sein Besitzer.'],
        flavor: 'It has decided more than he did.',
        type: 'craftingmat',
        art: { glyph: 'thumb-up', ink: 'metal' },
      },
    ],
  },
])
