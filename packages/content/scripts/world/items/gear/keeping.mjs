import { gear } from '../../make/gear.mjs'

/** Coffins, mounts and retainers of the further regions, by tier. */
const coffin = (charges, minutes) => ({ coffincharges: charges, coffinrecharge: minutes * 60 })

export const farCoffins = gear('coffin', {
  4: [
    {
      name: 'Rowing Boat with Lid',
      de: ['Ruderboot mit Deckel', 'Für Schläfer, die gern ankommen.'],
      flavor: 'For sleepers who like to arrive.',
      art: { glyph: 'canoe', ink: 'night' },
      stats: coffin(3, 48),
    },
  ],
  6: [
    {
      name: 'Piano, Gutted',
      de: ['Klavier, ausgeweidet', 'Einmal umdrehen, und das Haus erwacht in Moll.'],
      flavor: 'Turn over, and the house wakes in a minor key.',
      art: { glyph: 'grand-piano', ink: 'ink' },
      stats: coffin(3, 42),
    },
  ],
  8: [
    {
      name: 'Hollow Log of Rest',
      de: ['Hohler Stamm der Ruhe', 'Bewohnt. Man einigt sich.'],
      flavor: 'Occupied. One comes to terms.',
      art: { glyph: 'log', ink: 'stone' },
      stats: coffin(4, 40),
    },
  ],
  10: [
    {
      name: 'Barrel of a Good Year',
      de: ['Fass eines guten Jahrgangs', 'Man steigt nüchtern ein.'],
      flavor: 'One gets in sober.',
      art: { glyph: 'barrel', ink: 'bait' },
      stats: coffin(4, 36),
      procs: { secondsupper: 25 },
    },
  ],
  12: [
    {
      name: 'Cryogenic Misunderstanding',
      de: ['Kryogenes Missverständnis', 'Sie hielten dich für krank. Es ist sehr bequem.'],
      flavor: 'They thought you were ill. It is very comfortable.',
      art: { glyph: 'cryo-chamber', ink: 'alien' },
      stats: coffin(5, 34),
    },
  ],
  13: [
    {
      name: 'Cradle of the Court',
      de: ['Wiege des Hofs', 'Sie schaukelt von selbst. Im Takt eines fremden Pulses.'],
      flavor: 'It rocks itself. To somebody’s pulse.',
      rarity: 'boss',
      isUnique: true,
      art: { glyph: 'egg-clutch', ink: 'alien' },
      stats: coffin(6, 30),
      procs: { goodsleep: 50 },
      mats: { 'static-wool': 50, 'unborn-light': 10, 'star-marrow': 3 },
    },
  ],
})

export const farMounts = gear('mount', {
  4: [
    {
      name: 'Sea Nag',
      de: ['Seemähre', 'Galoppiert nur bergab. Auf See gehört Glück dazu.'],
      flavor: 'Gallops only downhill. At sea, that takes luck.',
      art: { glyph: 'seahorse', ink: 'night' },
      stats: { timewalker: -24 },
    },
  ],
  5: [
    {
      name: 'Tortoise of the Abyss',
      de: ['Schildkröte der Tiefe', 'Kommt an. Wann, weiß das Riff.'],
      flavor: 'Arrives. The reef knows when.',
      art: { glyph: 'sea-turtle', ink: 'brew' },
      stats: { timewalker: -20 },
      procs: { bracing: 12 },
    },
  ],
  6: [
    {
      name: 'Velocipede of the Deceased',
      de: ['Hochrad des Verblichenen', 'Er tritt noch.'],
      flavor: 'He is still pedalling.',
      art: { glyph: 'velocipede', ink: 'metal' },
      stats: { timewalker: -28 },
    },
  ],
  7: [
    {
      name: 'Cab Horse, Steam',
      de: ['Droschkengaul, Dampf', 'Trinkt Öl, frisst Kohle, beißt Polizisten.'],
      flavor: 'Drinks oil, eats coal, bites constables.',
      art: { glyph: 'steam-locomotive', ink: 'metal' },
      stats: { timewalker: -32 },
    },
  ],
  8: [
    {
      name: 'Elk of the Long Way',
      de: ['Elch des langen Wegs', 'Kennt eine Abkürzung. Durch Häuser.'],
      flavor: 'Knows a short cut. Through houses.',
      art: { glyph: 'deer', ink: 'stone' },
      stats: { timewalker: -34 },
    },
  ],
  9: [
    {
      name: 'Dire Uncle',
      de: ['Schreckensonkel', 'Reiten darf man ihn. Ansprechen nicht.'],
      flavor: 'May be ridden. May not be addressed.',
      art: { glyph: 'direwolf', ink: 'werewolf' },
      stats: { timewalker: -36 },
      procs: { scentofit: 12 },
    },
  ],
  10: [
    {
      name: 'Goat of the High Court',
      de: ['Ziege des Hohen Gerichts', 'Klettert dorthin, wo das Recht nicht hinreicht.'],
      flavor: 'Climbs where the law does not reach.',
      art: { glyph: 'ram-profile', ink: 'stone' },
      stats: { timewalker: -38 },
    },
  ],
  11: [
    {
      name: 'Wyvern, Repossessed',
      de: ['Wyvern, gepfändet', 'Der Kuckuck klebt noch am Flügel.'],
      flavor: 'The bailiff’s seal is still on the wing.',
      art: { glyph: 'pterodactylus', ink: 'dragon' },
      stats: { timewalker: -42 },
    },
  ],
  12: [
    {
      name: 'Drifting Medusa',
      de: ['Treibende Meduse', 'Sattel optional. Kribbeln inbegriffen.'],
      flavor: 'Saddle optional. Tingling included.',
      art: { glyph: 'jellyfish', ink: 'alien' },
      stats: { timewalker: -45 },
    },
  ],
  13: [
    {
      name: 'Comet on a Lead',
      de: ['Komet an der Leine', 'Kommt alle sechsundsiebzig Jahre. Oder wenn du pfeifst.'],
      flavor: 'Comes every seventy-six years. Or when you whistle.',
      rarity: 'rare',
      art: { glyph: 'evil-comet', ink: 'gem' },
      stats: { timewalker: -50 },
      mats: { 'sky-glass': 80, 'unborn-light': 8, 'star-marrow': 2 },
    },
  ],
})
