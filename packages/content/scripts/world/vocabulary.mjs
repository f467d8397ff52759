/** The words every other record is made of: rarities, types, kinds of creatures, procs and damage. */
export const rarities = [
  { slug: 'common', name: 'Common', colorHex: '#b5ae9c', flavor: 'There is always another.' },
  { slug: 'uncommon', name: 'Uncommon', colorHex: '#93b98a', flavor: 'Worth a second look. Not a third.' },
  { slug: 'normal', name: 'Normal', colorHex: '#85b5cc', flavor: 'As normal as the night allows.' },
  { slug: 'rare', name: 'Rare', colorHex: '#e2b04f', flavor: 'Seen by few. Described by fewer.' },
  { slug: 'boss', name: 'Boss', colorHex: '#f0735c', flavor: 'It has a name. You should learn it in time.' },
]

const worn = { isEquipment: true, slots: 1 }

export const itemTypes = [
  { slug: 'weapon', name: 'Weapon', ...worn, art: { glyph: 'broadsword' } },
  { slug: 'head', name: 'Head', ...worn, art: { glyph: 'visored-helm' } },
  { slug: 'armour', name: 'Armour', ...worn, art: { glyph: 'chest-armor' } },
  { slug: 'hands', name: 'Hands', ...worn, art: { glyph: 'mailed-fist' } },
  { slug: 'feet', name: 'Feet', ...worn, art: { glyph: 'leather-boot' } },
  { slug: 'accessory', name: 'Accessory', isEquipment: true, slots: 3, art: { glyph: 'emerald-necklace' } },
  { slug: 'coffin', name: 'Coffin', ...worn, art: { glyph: 'coffin' } },
  { slug: 'mount', name: 'Mount', ...worn, art: { glyph: 'horse-head' } },
  { slug: 'retainer', name: 'Retainer', isEquipment: true, slots: 3, art: { glyph: 'evil-bat' } },
  { slug: 'power', name: 'Power', ...worn, art: { glyph: 'magic-palm' } },
  { slug: 'emblem', name: 'Emblem', ...worn, art: { glyph: 'knight-banner' } },
  { slug: 'bait', name: 'Bait', ...worn, art: { glyph: 'meat' } },
  { slug: 'hex', name: 'Hex', ...worn, art: { glyph: 'voodoo-doll' } },
  { slug: 'avatar', name: 'Avatar', ...worn, art: { glyph: 'hood' } },
  { slug: 'coin', name: 'Coin', ...worn, art: { glyph: 'token' } },
  { slug: 'key', name: 'Key', art: { glyph: 'skeleton-key' } },
  { slug: 'craftingmat', name: 'Crafting Mat', art: { glyph: 'minerals' } },
  { slug: 'scroll', name: 'Scroll', art: { glyph: 'scroll-quill' } },
  { slug: 'alchemy', name: 'Alchemy', art: { glyph: 'round-potion' } },
  { slug: 'tome', name: 'Tome', art: { glyph: 'white-book' } },
  { slug: 'collection', name: 'Collection', alwaysEquipped: true, art: { glyph: 'chest' } },
]

export const enemyTypes = [
  { slug: 'undead', name: 'Undead', art: { glyph: 'raise-zombie', ink: 'undead' } },
  { slug: 'monster', name: 'Monster', art: { glyph: 'evil-bat', ink: 'monster' } },
  { slug: 'werewolf', name: 'Werewolf', art: { glyph: 'wolf-head', ink: 'werewolf' } },
  { slug: 'robot', name: 'Robot', art: { glyph: 'mecha-head', ink: 'robot' } },
  { slug: 'dragon', name: 'Dragon', art: { glyph: 'dragon-head', ink: 'dragon' } },
  { slug: 'alien', name: 'Alien', art: { glyph: 'alien-stare', ink: 'alien' } },
]

export const procTypes = [
  { slug: 'damage', name: 'Damage', art: { glyph: 'saber-slash' } },
  { slug: 'leech', name: 'Leech', art: { glyph: 'droplets', ink: 'bait' } },
  { slug: 'healing', name: 'Healing', art: { glyph: 'health-potion', ink: 'brew' } },
  { slug: 'stun', name: 'Stun', art: { glyph: 'knocked-out-stars', ink: 'curse' } },
  { slug: 'theft', name: 'Theft', art: { glyph: 'snatch', ink: 'metal' } },
  { slug: 'dispel', name: 'Dispel', art: { glyph: 'broken-shield', ink: 'stone' } },
  { slug: 'evasion', name: 'Evasion', art: { glyph: 'dodge', ink: 'night' } },
  { slug: 'strength', name: 'Strength', art: { glyph: 'mailed-fist' } },
  { slug: 'summoning', name: 'Summoning', art: { glyph: 'raise-skeleton', ink: 'curse' } },
  { slug: 'banishing', name: 'Banishing', art: { glyph: 'angel-outfit', ink: 'curse' } },
]

export const procEventTypes = [
  { slug: 'combatstart', name: 'Start of the combat', art: { glyph: 'bugle-call', ink: 'ink' } },
  { slug: 'roundstart', name: 'Start of a round', art: { glyph: 'sands-of-time', ink: 'ink' } },
  { slug: 'attack', name: 'Own attack', art: { glyph: 'crossed-swords', ink: 'ink' } },
  { slug: 'attacked', name: 'Attack of the foe', art: { glyph: 'shield-reflect', ink: 'ink' } },
  { slug: 'hit', name: 'Being hit', art: { glyph: 'broken-bone', ink: 'ink' } },
  { slug: 'procced', name: 'Proc of the foe', art: { glyph: 'shield-echoes', ink: 'ink' } },
  { slug: 'roundend', name: 'End of a round', art: { glyph: 'hourglass', ink: 'ink' } },
]

export const damageTypes = [
  { slug: 'physical', name: 'Physical', colorHex: '#b5ae9c', art: { glyph: 'saber-slash', ink: 'stone' } },
  { slug: 'blood', name: 'Blood', colorHex: '#be2a24', art: { glyph: 'drop', ink: 'bait' } },
  { slug: 'fire', name: 'Fire', colorHex: '#d1592f', art: { glyph: 'candlebright', ink: 'dragon' } },
  { slug: 'cold', name: 'Cold', colorHex: '#85b5cc', art: { glyph: 'crystal-cluster', ink: 'night' } },
  { slug: 'silver', name: 'Silver', colorHex: '#cfcdbd', art: { glyph: 'barbed-arrow', ink: 'stone' } },
  { slug: 'curse', name: 'Curse', colorHex: '#9a7f97', art: { glyph: 'cursed-star', ink: 'curse' } },
]

export const currencies = [
  {
    slug: 'vgc',
    name: 'VGC',
    orderIndex: 10,
    art: { glyph: 'two-coins', ink: 'metal' },
    flavor: 'Vampire gold coin. Bites back if you check it.',
  },
  {
    slug: 'diamonds',
    name: 'Sanguine Diamonds',
    orderIndex: 20,
    art: { glyph: 'cut-diamond', ink: 'gem' },
    flavor: 'What the old ones weep. They do it seldom and charge for it.',
  },
]
