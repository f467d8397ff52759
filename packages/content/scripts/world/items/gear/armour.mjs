import { gear } from '../../make/gear.mjs'

/** Armour of the further regions, by tier. */
export const farArmour = gear('armour', {
  4: [
    {
      name: 'Oilskin of the Missing',
      de: ['Ölzeug der Vermissten', 'Der Name im Kragen ist durchgestrichen. Alle elf.'],
      flavor: 'The name in the collar is crossed out. All eleven are.',
      art: { glyph: 'pirate-coat', ink: 'night' },
    },
    {
      name: 'Eelgrass Habit',
      de: ['Seegraskutte', 'Trocknet nie. Betet von selbst.'],
      flavor: 'Never dries. Prays by itself.',
      rarity: 'rare',
      art: { glyph: 'robe', ink: 'brew' },
      procs: { borrowedbreath: 20 },
      mats: { 'drowned-silk': 10, 'tarred-rope': 15 },
    },
  ],
  5: [
    {
      name: 'Anchor Plate',
      de: ['Ankerplatte', 'Gesunken sind nur die anderen.'],
      flavor: 'Only the others sank.',
      art: { glyph: 'heart-armor', ink: 'metal' },
    },
  ],
  6: [
    {
      name: 'Regulator’s Waistcoat',
      de: ['Weste des Regulators', 'Elf Taschen, alle mit Minuten.'],
      flavor: 'Eleven pockets, all of them full of minutes.',
      art: { glyph: 'sleeveless-jacket', ink: 'ink' },
      stats: { timewalker: -12 },
    },
    {
      name: 'Boilerplate',
      de: ['Kesselblech', 'Wird erst unter Druck verlässlich.'],
      flavor: 'Found in every contract.',
      rarity: 'uncommon',
      art: { glyph: 'abdominal-armor', ink: 'metal' },
    },
  ],
  7: [
    {
      name: 'Tailcoat of the Third Act',
      de: ['Frack des dritten Akts', 'Das Loch im Rücken stammt vom Schluss.'],
      flavor: 'The hole in the back is from the ending.',
      art: { glyph: 'moncler-jacket', ink: 'ink' },
      procs: { curtain: 12 },
    },
  ],
  8: [
    {
      name: 'Boarhide Jack',
      de: ['Keilerlederwams', 'Das Tier hätte es lieber behalten. Man sieht die Stellen.'],
      flavor: 'The boar wanted it back. You can see where.',
      art: { glyph: 'fur-shirt', ink: 'stone' },
    },
    {
      name: 'Ribs of the Forest',
      de: ['Rippen des Waldes', 'Nachgewachsen, um ein neues Herz herum.'],
      flavor: 'Grown again, round a newer heart.',
      rarity: 'rare',
      art: { glyph: 'spiked-armor', ink: 'stone' },
      procs: { thornmanners: 25 },
      mats: { 'pine-pitch': 40, 'velvet-antler': 14, 'witchs-butter': 2 },
    },
  ],
  9: [
    {
      name: 'Nightgown of the Wolf',
      de: ['Nachthemd des Wolfs', 'Größe: groß. Damit du besser hineinpasst.'],
      flavor: 'Size: large. The better to wear you with.',
      art: { glyph: 'ample-dress', ink: 'stone' },
    },
  ],
  10: [
    {
      name: 'Cellar Master’s Apron',
      de: ['Schürze des Kellermeisters', 'Flecken von jedem guten Jahrgang und zwei Prüfern.'],
      flavor: 'Stained by every good year, and by two inspectors.',
      art: { glyph: 'leather-vest', ink: 'bait' },
      procs: { goodsleep: 25 },
    },
    {
      name: 'Drakescale Hauberk',
      de: ['Drachenschuppenhemd', 'Von zwei Drachen getragen. Gleichzeitig.'],
      flavor: 'Worn by two dragons. At the same time.',
      rarity: 'uncommon',
      art: { glyph: 'scale-mail', ink: 'dragon' },
    },
  ],
  11: [
    {
      name: 'Bathrobe of State',
      de: ['Staatsbademantel', 'Regiert wurde darin. Abgetrocknet nie.'],
      flavor: 'Reigned in. Never dried in.',
      art: { glyph: 'kimono', ink: 'metal' },
    },
    {
      name: 'Undigested Plate',
      de: ['Unverdauter Harnisch', 'Innen poliert. Wovon, fragt man besser nicht.'],
      flavor: 'Polished on the inside. One does not ask by what.',
      rarity: 'rare',
      art: { glyph: 'breastplate', ink: 'dragon' },
      procs: { spite: 25 },
      mats: { 'shed-claw': 22, 'dragon-tallow': 6, 'heart-scale': 1 },
    },
  ],
  12: [
    {
      name: 'Static Surplice',
      de: ['Statisches Chorhemd', 'Haftet. Hört zu. Lädt sich auf.'],
      flavor: 'Clings. Listens. Builds a charge.',
      art: { glyph: 'lamellar', ink: 'alien' },
    },
  ],
  13: [
    {
      name: 'Chitin of the Firstborn',
      de: ['Chitin des Erstgeborenen', 'Er ist herausgewachsen. Es wächst jetzt in dich hinein.'],
      flavor: 'He has grown out of it. It is growing into you.',
      art: { glyph: 'shoulder-armor', ink: 'alien' },
    },
    {
      name: 'Mantle of the Red Court',
      de: ['Mantel des Roten Hofs', 'Genäht aus Vorhängen, hinter denen jemand stand.'],
      flavor: 'Sewn from curtains with somebody behind them.',
      rarity: 'boss',
      isUnique: true,
      art: { glyph: 'cloak', ink: 'vampire' },
      procs: { coldshoulder: 25, secondsupper: 30 },
      mats: { 'static-wool': 60, 'humming-filament': 30, 'star-marrow': 5 },
    },
  ],
})
