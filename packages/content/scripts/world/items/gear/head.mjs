import { gear } from '../../make/gear.mjs'

/** Headwear of the further regions, by tier. */
export const farHead = gear('head', {
  4: [
    {
      name: 'Sou’wester of the Lost Watch',
      de: ['Südwester der verlorenen Wache', 'Krempe gegen Regen, Blicke und Heimkehr.'],
      flavor: 'A brim against rain, glances and coming home.',
      art: { glyph: 'outback-hat', ink: 'night' },
    },
  ],
  5: [
    {
      name: 'Helm of the Bell Diver',
      de: ['Helm des Glockentauchers', 'Das Meer ist noch drin. Bitte nicht schütteln.'],
      flavor: 'The sea is still inside. Do not shake.',
      art: { glyph: 'astronaut-helmet', ink: 'metal' },
      procs: { bracing: 15 },
    },
  ],
  6: [
    {
      name: 'Bowler with an Opinion',
      de: ['Melone mit Meinung', 'Grüßt, wen sie will.'],
      flavor: 'Raises itself to whom it pleases.',
      art: { glyph: 'fedora', ink: 'ink' },
    },
    {
      name: 'Goggles of the Gas Inspector',
      de: ['Brille des Gasprüfers', 'Man sieht damit Lecks. Vor allem in Leuten.'],
      flavor: 'They show leaks. Chiefly in people.',
      rarity: 'uncommon',
      art: { glyph: 'steampunk-goggles', ink: 'metal' },
      stats: { lootchance: 4 },
    },
  ],
  7: [
    {
      name: 'Phantom’s Better Half',
      de: ['Bessere Hälfte des Phantoms', 'Die andere Hälfte hat die Orgel behalten.'],
      flavor: 'The other half kept the organ.',
      art: { glyph: 'duality-mask', ink: 'stone' },
    },
  ],
  8: [
    {
      name: 'Gamekeeper’s Cap',
      de: ['Wildhütermütze', 'Die Feder zuckt noch, wenn jemand lügt.'],
      flavor: 'The feather still twitches when somebody lies.',
      art: { glyph: 'robin-hood-hat', ink: 'brew' },
    },
  ],
  9: [
    {
      name: 'Henbane Bonnet',
      de: ['Bilsenhaube', 'Zu binden unter einem Kinn. Zur Not unter zweien.'],
      flavor: 'Ties under the chin. Under two, if it must.',
      art: { glyph: 'pilgrim-hat', ink: 'curse' },
      procs: { erasure: 15 },
    },
    {
      name: 'Antlers of Precedence',
      de: ['Geweih des Vorrangs', 'Türen werden breiter, wenn man wartet.'],
      flavor: 'Doors get wider if one waits.',
      rarity: 'rare',
      art: { glyph: 'deer-head', ink: 'stone' },
      mats: { 'velvet-antler': 20, 'pine-pitch': 30, 'moon-milk': 1 },
    },
  ],
  10: [
    {
      name: 'Miner’s Regret',
      de: ['Bergmannsreue', 'Die Lampe leuchtet nach hinten.'],
      flavor: 'The lamp points backwards.',
      art: { glyph: 'mining-helmet', ink: 'metal' },
    },
  ],
  11: [
    {
      name: 'Wig of Final Instance',
      de: ['Perücke letzter Instanz', 'Gepudert mit dem, was von der Verteidigung blieb.'],
      flavor: 'Powdered with what was left of the defence.',
      art: { glyph: 'caesar', ink: 'stone' },
      procs: { revocation: 20 },
    },
    {
      name: 'Princess’s Objection',
      de: ['Einspruch der Prinzessin', 'Sie trug ihn beim Auszug. Der Drache hielt die Tür.'],
      flavor: 'She wore it moving out. The dragon held the door.',
      rarity: 'uncommon',
      art: { glyph: 'tiara', ink: 'gem' },
    },
  ],
  12: [
    {
      name: 'Operator’s Headset',
      de: ['Kopfhörer der Vermittlung', 'Besetzt. Immer von demselben.'],
      flavor: 'Engaged. Always by the same party.',
      art: { glyph: 'headphones', ink: 'alien' },
      procs: { interruption: 10 },
    },
  ],
  13: [
    {
      name: 'Veil of Second Eyes',
      de: ['Schleier der zweiten Augen', 'Blinzelt für dich, wenn du es vergisst.'],
      flavor: 'Blinks for you when you forget.',
      art: { glyph: 'warlock-hood', ink: 'alien' },
    },
    {
      name: 'The Absent Crown',
      de: ['Die abwesende Krone', 'Schwer, wo sie nicht ist.'],
      flavor: 'Heavy where it is not.',
      rarity: 'boss',
      isUnique: true,
      art: { glyph: 'queen-crown', ink: 'gem' },
      procs: { dismissal: 60, royalties: 30 },
      mats: { 'unborn-light': 15, 'star-marrow': 4, 'heart-scale': 2 },
    },
  ],
})
