import { supplies } from '../make/gear.mjs'

/** Keys of the further regions and their last grounds: some crafted, some bought, some dropped by enemies. */
const found = { price: undefined, requiredXp: 0 }

export const farKeys = supplies('key', 'key', {
  3: [
    {
      name: 'Ferry Token',
      de: ['Fährmarke', 'Für die Hinfahrt nach Salzmeer. Die Rückseite ist glatt.'],
      flavor: 'For the passage to Saltmere. The other side is blank.',
      art: { glyph: 'token', ink: 'night' },
      price: { vgc: 150 },
      mats: { 'slag-glass': 1, 'red-thread': 1, 'quicksilver-tears': 1 },
    },
  ],
  5: [
    {
      name: 'Brass Porthole Key',
      de: ['Bullaugenschlüssel aus Messing', 'Öffnet die Büßerin von außen. Darum verwahren ihn Mönche.'],
      flavor: 'Opens the Penitent from outside. That is why monks keep it.',
      art: { glyph: 'skeleton-key', ink: 'metal' },
      ...found,
    },
    {
      name: 'Residence Permit',
      de: ['Aufenthaltstitel', 'Berechtigt zum Betreten des Messingviertels und verpflichtet dazu.'],
      flavor: 'Entitles you to enter the Brass Quarter, and obliges you to.',
      art: { glyph: 'passport', ink: 'ink' },
    },
  ],
  7: [
    {
      name: 'Stamp of Approval',
      de: ['Genehmigungsstempel', 'Er genehmigt sich selbst.'],
      flavor: 'It approves itself.',
      art: { glyph: 'stamper', ink: 'ink' },
      mats: { 'watch-spring': 12, 'lamp-black': 20, 'bottled-gaslight': 2 },
    },
    {
      name: 'Gamekeeper’s Horn',
      de: ['Horn des Wildhüters', 'Einmal blasen, und die Kiefern lassen dich ein. Zweimal, und sie lassen los.'],
      flavor: 'Blow once and the Pines let you in. Twice and they let go.',
      art: { glyph: 'hunting-horn', ink: 'stone' },
      ...found,
    },
  ],
  9: [
    {
      name: 'Ladder of Hair',
      de: ['Leiter aus Haar', 'Reicht bis in die Mondgrube. Jede gab eine Strähne. Keine gab ihr Einverständnis.'],
      flavor: 'Reaches into the Moon Pit. Each gave a lock. None gave leave.',
      art: { glyph: 'ladder', ink: 'stone' },
      mats: { 'wolf-hair-cord': 30, 'witchs-butter': 2, 'pine-pitch': 20 },
    },
    {
      name: 'Writ of Passage',
      de: ['Geleitbrief', 'Sichert freien Weg in die Zehntberge. Der Absatz über den Rückweg ist versengt.'],
      flavor: 'Safe conduct to the Tithe Mountains. The part about returning is singed.',
      art: { glyph: 'scroll-unfurled', ink: 'metal' },
      mats: { 'velvet-antler': 20, 'witchs-butter': 4, 'wolfsbane-tea': 3 },
    },
  ],
  11: [
    {
      name: 'Melted Crown',
      de: ['Geschmolzene Krone', 'Passt ins Schloss der Aschekammer. Vorher passte sie jemandem.'],
      flavor: 'Fits the lock of the Treasury. It used to fit somebody.',
      art: { glyph: 'sharp-crown', ink: 'dragon' },
      ...found,
    },
    {
      name: 'Lens of the Second Sky',
      de: ['Linse des zweiten Himmels', 'Zeigt dir, wo der Stern liegt, und dem Stern, wo du stehst.'],
      flavor: 'Shows you where the Star lies, and the Star where you stand.',
      art: { glyph: 'spyglass', ink: 'gem' },
      mats: { 'dragon-tallow': 6, 'heart-scale': 1, 'sea-glass': 40 },
    },
  ],
  13: [
    {
      name: 'Invitation in Red',
      de: ['Einladung in Rot', 'Um Antwort wird nicht gebeten. Sie kennen sie.'],
      flavor: 'No reply requested. They know it.',
      art: { glyph: 'envelope', ink: 'bait' },
      mats: { 'humming-filament': 20, 'unborn-light': 4, 'boiled-moonlight': 5 },
    },
  ],
}).map((key) => ({ ...key, rarity: 'rare', isUnique: true }))
