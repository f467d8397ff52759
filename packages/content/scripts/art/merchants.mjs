/**
 * The rooms of Club Noir, including the treasury and the premium shop. Each has a wall palette (niche, wall, goods), a
 * lamp, glyphs on the shelves and the counter, and a keeper.
 */
export const merchants = {
  mercatus: {
    wall: ['#140d08', '#3a2414', '#6b4522'],
    lamp: '#f0c878',
    wares: ['round-potion', 'skull-signet', 'candle-flame', 'jewel-crown', 'gem-pendant', 'spell-book', 'crystal-ball'],
    counter: ['lit-candelabra', 'barn-owl', 'chest', 'skull-in-jar'],
    keeper: { glyph: 'witch-face', kind: 'robot', rarity: 'normal', props: ['spooky-house', 'dead-wood'] },
  },
  jewel: {
    wall: ['#07141a', '#12333f', '#2f6a78'],
    lamp: '#bfe3ea',
    wares: ['cut-diamond', 'big-diamond-ring', 'gems', 'minerals', 'emerald-necklace', 'crystal-shine', 'rupee'],
    counter: ['rat', 'scales', 'chest', 'coins'],
    keeper: { glyph: 'woman-elf-face', kind: 'alien', rarity: 'rare', props: ['crystal-growth', 'castle-ruins'] },
  },
  crypt: {
    wall: ['#0a1110', '#1e302b', '#4a6a5c'],
    lamp: '#c9dcb4',
    wares: ['death-skull', 'skeletal-hand', 'candle-skull', 'amphora', 'skull-in-jar', 'coffin'],
    counter: ['raven', 'tombstone', 'raise-skeleton', 'candle-flame'],
    keeper: { glyph: 'executioner-hood', kind: 'undead', rarity: 'uncommon', props: ['crypt-entrance', 'graveyard'] },
  },
  stable: {
    wall: ['#15120a', '#3a3218', '#6f6233'],
    lamp: '#f1dc9a',
    wares: ['saddle', 'horseshoe', 'whip', 'wheat', 'pitchfork', 'round-straw-bale'],
    counter: ['goat', 'saddle', 'horse-head', 'barrel'],
    keeper: { glyph: 'scarecrow', kind: 'monster', rarity: 'common', props: ['barn', 'dead-wood'] },
  },
  armory: {
    wall: ['#0b1016', '#222e3c', '#52667c'],
    lamp: '#e8e2cc',
    wares: ['visored-helm', 'chest-armor', 'gauntlet', 'breastplate', 'metal-boot', 'templar-shield', 'closed-barbute'],
    counter: ['anvil', 'mailed-fist', 'light-helm', 'chest-armor'],
    keeper: { glyph: 'blacksmith', kind: 'werewolf', rarity: 'normal', props: ['furnace', 'pine-tree'] },
  },
  weaponMaster: {
    wall: ['#150806', '#401811', '#7d3222'],
    lamp: '#f3b27a',
    wares: ['broadsword', 'plain-dagger', 'war-axe', 'stiletto', 'crossbow', 'spiked-mace', 'bone-knife'],
    counter: ['sword-in-stone', 'axe-in-stump', 'target-dummy', 'skull-staff'],
    keeper: { glyph: 'samurai-helmet', kind: 'dragon', rarity: 'rare', props: ['evil-tower', 'dead-wood'] },
  },
  sanctum: {
    wall: ['#120b14', '#2e1f33', '#5f4863'],
    lamp: '#e9c9c0',
    wares: [
      'spell-book',
      'round-bottom-flask',
      'candle-skull',
      'skeleton-key',
      'crystal-wand',
      'standing-potion',
      'bat-mask',
    ],
    counter: ['cauldron', 'open-book', 'hollow-cat', 'candle-flame'],
    keeper: { glyph: 'warlock-hood', kind: 'vampire', rarity: 'boss', props: ['church', 'dead-wood'] },
  },
  treasury: {
    wall: ['#14110a', '#382d15', '#7d6a35'],
    lamp: '#f4e3ae',
    wares: ['diamond-trophy', 'portrait', 'skull-in-jar', 'jewel-crown', 'book-pile', 'astrolabe', 'gong'],
    counter: ['chest', 'scales', 'telescope', 'lit-candelabra'],
    keeper: { glyph: 'barn-owl', kind: 'vampire', rarity: 'rare', props: ['church', 'dead-wood'] },
  },
  premium: {
    wall: ['#0d0b16', '#251f3c', '#4f5f86'],
    lamp: '#cfe6f2',
    wares: ['cut-diamond', 'jewel-crown', 'portrait', 'gems', 'big-diamond-ring', 'crystal-shine', 'diamond-trophy'],
    counter: ['chest', 'lit-candelabra', 'crystal-ball', 'scales'],
    keeper: { glyph: 'vampire-dracula', kind: 'vampire', rarity: 'boss', props: ['castle-ruins', 'dead-wood'] },
  },
}
