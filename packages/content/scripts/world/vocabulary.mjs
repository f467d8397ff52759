/** The vocabulary of all other records: rarities, types, enemy types, procs and damage. */
export const rarities = [
  {
    slug: 'common',
    name: 'Common',
    de: ['Gewöhnlich', 'Davon kommt immer noch einer nach.'],
    colorHex: '#b5ae9c',
    flavor: 'There is always another.',
  },
  {
    slug: 'uncommon',
    name: 'Uncommon',
    de: ['Ungewöhnlich', 'Einen zweiten Blick wert. Keinen dritten.'],
    colorHex: '#93b98a',
    flavor: 'Worth a second look. Not a third.',
  },
  {
    slug: 'normal',
    name: 'Normal',
    de: ['Normal', 'So normal, wie die Nacht es zulässt.'],
    colorHex: '#85b5cc',
    flavor: 'As normal as the night allows.',
  },
  {
    slug: 'rare',
    name: 'Rare',
    de: ['Selten', 'Kaum je gesehen. Noch seltener beschrieben.'],
    colorHex: '#e2b04f',
    flavor: 'Seen by few. Described by fewer.',
  },
  {
    slug: 'boss',
    name: 'Boss',
    de: ['Boss', 'Es hat einen Namen. Man sollte ihn rechtzeitig lernen.'],
    colorHex: '#f0735c',
    flavor: 'It has a name. You should learn it in time.',
  },
]

const worn = { isEquipment: true, slots: 1 }

export const itemTypes = [
  { slug: 'weapon', name: 'Weapon', de: ['Waffe'], ...worn, art: { glyph: 'broadsword' } },
  { slug: 'head', name: 'Head', de: ['Kopf'], ...worn, art: { glyph: 'visored-helm' } },
  { slug: 'armour', name: 'Armour', de: ['Rüstung'], ...worn, art: { glyph: 'chest-armor' } },
  { slug: 'hands', name: 'Hands', de: ['Hände'], ...worn, art: { glyph: 'mailed-fist' } },
  { slug: 'feet', name: 'Feet', de: ['Füße'], ...worn, art: { glyph: 'leather-boot' } },
  {
    slug: 'accessory',
    name: 'Accessory',
    de: ['Schmuck'],
    isEquipment: true,
    slots: 3,
    art: { glyph: 'emerald-necklace' },
  },
  { slug: 'coffin', name: 'Coffin', de: ['Sarg'], ...worn, art: { glyph: 'coffin' } },
  { slug: 'mount', name: 'Mount', de: ['Reittier'], ...worn, art: { glyph: 'horse-head' } },
  { slug: 'retainer', name: 'Retainer', de: ['Gefolge'], isEquipment: true, slots: 3, art: { glyph: 'evil-bat' } },
  { slug: 'power', name: 'Power', de: ['Kraft'], ...worn, art: { glyph: 'magic-palm' } },
  { slug: 'emblem', name: 'Emblem', de: ['Emblem'], ...worn, art: { glyph: 'knight-banner' } },
  { slug: 'bait', name: 'Bait', de: ['Köder'], ...worn, art: { glyph: 'meat' } },
  { slug: 'hex', name: 'Hex', de: ['Fluch'], ...worn, art: { glyph: 'voodoo-doll' } },
  { slug: 'avatar', name: 'Avatar', de: ['Avatar'], ...worn, art: { glyph: 'hood' } },
  { slug: 'coin', name: 'Coin', de: ['Münze'], ...worn, art: { glyph: 'token' } },
  { slug: 'key', name: 'Key', de: ['Schlüssel'], art: { glyph: 'skeleton-key' } },
  { slug: 'craftingmat', name: 'Crafting Mat', de: ['Material'], art: { glyph: 'minerals' } },
  { slug: 'scroll', name: 'Scroll', de: ['Schriftrolle'], art: { glyph: 'scroll-quill' } },
  { slug: 'alchemy', name: 'Alchemy', de: ['Alchemie'], art: { glyph: 'round-potion' } },
  { slug: 'tome', name: 'Tome', de: ['Foliant'], countsWhileOwned: true, art: { glyph: 'white-book' } },
  { slug: 'collection', name: 'Collection', de: ['Sammlung'], countsWhileOwned: true, art: { glyph: 'chest' } },
]

export const enemyTypes = [
  { slug: 'undead', name: 'Undead', de: ['Untote'], art: { glyph: 'raise-zombie', ink: 'undead' } },
  { slug: 'monster', name: 'Monster', de: ['Monster'], art: { glyph: 'evil-bat', ink: 'monster' } },
  { slug: 'werewolf', name: 'Werewolf', de: ['Werwölfe'], art: { glyph: 'wolf-head', ink: 'werewolf' } },
  { slug: 'robot', name: 'Robot', de: ['Roboter'], art: { glyph: 'mecha-head', ink: 'robot' } },
  { slug: 'dragon', name: 'Dragon', de: ['Drachen'], art: { glyph: 'dragon-head', ink: 'dragon' } },
  { slug: 'alien', name: 'Alien', de: ['Außerirdische'], art: { glyph: 'alien-stare', ink: 'alien' } },
]

export const procTypes = [
  { slug: 'damage', name: 'Damage', de: ['Schaden'], art: { glyph: 'saber-slash' } },
  { slug: 'leech', name: 'Leech', de: ['Aussaugen'], art: { glyph: 'droplets', ink: 'bait' } },
  { slug: 'healing', name: 'Healing', de: ['Heilung'], art: { glyph: 'health-potion', ink: 'brew' } },
  { slug: 'stun', name: 'Stun', de: ['Betäubung'], art: { glyph: 'knocked-out-stars', ink: 'curse' } },
  { slug: 'theft', name: 'Theft', de: ['Diebstahl'], art: { glyph: 'snatch', ink: 'metal' } },
  { slug: 'dispel', name: 'Dispel', de: ['Bannbruch'], art: { glyph: 'broken-shield', ink: 'stone' } },
  { slug: 'evasion', name: 'Evasion', de: ['Ausweichen'], art: { glyph: 'dodge', ink: 'night' } },
  { slug: 'strength', name: 'Strength', de: ['Stärke'], art: { glyph: 'mailed-fist' } },
  { slug: 'summoning', name: 'Summoning', de: ['Beschwörung'], art: { glyph: 'raise-skeleton', ink: 'curse' } },
  { slug: 'banishing', name: 'Banishing', de: ['Verbannung'], art: { glyph: 'angel-outfit', ink: 'curse' } },
]

export const procEventTypes = [
  {
    slug: 'combatstart',
    name: 'Start of the combat',
    de: ['Beginn des Kampfes'],
    art: { glyph: 'bugle-call', ink: 'ink' },
  },
  {
    slug: 'roundstart',
    name: 'Start of a round',
    de: ['Beginn einer Runde'],
    art: { glyph: 'sands-of-time', ink: 'ink' },
  },
  { slug: 'attack', name: 'Own attack', de: ['Eigener Angriff'], art: { glyph: 'crossed-swords', ink: 'ink' } },
  {
    slug: 'attacked',
    name: 'Attack of the foe',
    de: ['Angriff des Gegners'],
    art: { glyph: 'shield-reflect', ink: 'ink' },
  },
  { slug: 'hit', name: 'Being hit', de: ['Getroffen werden'], art: { glyph: 'broken-bone', ink: 'ink' } },
  { slug: 'procced', name: 'Proc of the foe', de: ['Effekt des Gegners'], art: { glyph: 'shield-echoes', ink: 'ink' } },
  { slug: 'roundend', name: 'End of a round', de: ['Ende einer Runde'], art: { glyph: 'hourglass', ink: 'ink' } },
]

export const damageTypes = [
  {
    slug: 'physical',
    name: 'Physical',
    de: ['Körperlich'],
    colorHex: '#b5ae9c',
    art: { glyph: 'saber-slash', ink: 'stone' },
  },
  { slug: 'blood', name: 'Blood', de: ['Blut'], colorHex: '#be2a24', art: { glyph: 'drop', ink: 'bait' } },
  { slug: 'fire', name: 'Fire', de: ['Feuer'], colorHex: '#d1592f', art: { glyph: 'candlebright', ink: 'dragon' } },
  { slug: 'cold', name: 'Cold', de: ['Kälte'], colorHex: '#85b5cc', art: { glyph: 'crystal-cluster', ink: 'night' } },
  { slug: 'silver', name: 'Silver', de: ['Silber'], colorHex: '#cfcdbd', art: { glyph: 'barbed-arrow', ink: 'stone' } },
  { slug: 'curse', name: 'Curse', de: ['Fluch'], colorHex: '#9a7f97', art: { glyph: 'cursed-star', ink: 'curse' } },
  { slug: 'venom', name: 'Venom', de: ['Gift'], colorHex: '#93b98a', art: { glyph: 'poison-bottle', ink: 'brew' } },
  { slug: 'storm', name: 'Storm', de: ['Sturm'], colorHex: '#e2b04f', art: { glyph: 'lightning-tree', ink: 'night' } },
]

export const currencies = [
  {
    slug: 'vgc',
    name: 'VGC',
    de: ['VGC', 'Vampirgoldmünze. Beißt zurück, wenn man sie prüft.'],
    orderIndex: 10,
    art: { glyph: 'two-coins', ink: 'metal' },
    flavor: 'Vampire gold coin. Bites back if you check it.',
  },
  {
    slug: 'diamonds',
    name: 'Sanguine Diamonds',
    singular: 'Sanguine Diamond',
    de: {
      name: 'Sanguindiamanten',
      singularName: 'Sanguindiamant',
      flavorText: 'Was die Alten weinen. Sie tun es selten und nehmen Geld dafür.',
    },
    orderIndex: 20,
    art: { glyph: 'cut-diamond', ink: 'gem' },
    flavor: 'What the old ones weep. They seldom do, and charge for it.',
  },
  {
    slug: 'favours',
    name: 'Court Favours',
    singular: 'Court Favour',
    de: {
      name: 'Hofgunst',
      singularName: 'Hofgunst',
      flavorText: 'Jemand schuldet dir etwas. In Gold zahlen die Leute so ungern.',
    },
    orderIndex: 30,
    art: { glyph: 'wax-seal', ink: 'bait' },
    flavor: 'Somebody owes you. People dislike paying that in gold.',
  },
]
