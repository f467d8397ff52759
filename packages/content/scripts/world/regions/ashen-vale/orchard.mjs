import { creaturesOf } from '../../make/creature.mjs'

/** Between moor and foundry: the trees on which the Vale settled its accounts. */
export const orchard = {
  slug: 'gallows-orchard',
  name: 'Gallows Orchard',
  de: ['Galgengarten', 'Was hier reif wird, hat noch einen Namen.'],
  sequence: 3,
  scene: { name: 'orchard' },
  flavor: 'What ripens here still has a name.',
  requiredXp: 700,
  travelCost: { vgc: 40 },
  tier: 2.5,
  materials: {
    plain: 'rope-end',
    coarse: 'windfall-apple',
    fine: 'wolf-fang',
    odd: 'red-thread',
    prized: 'hangmans-coin',
  },
  creatures: [
    {
      name: 'Windfall',
      de: ['Fallobst', 'Der Strick war alt. Er hielt das für einen Freispruch.'],
      flavor: 'The rope was old. He took it for an acquittal.',
      type: 'undead',
      rarity: 'common',
      art: { glyph: 'gibbet', props: ['dead-wood', 'gibbet'] },
      keepsakes: ['leaf-of-harvest'],
    },
    {
      name: 'Wasp Choir',
      de: ['Wespenchor', 'Singt einstimmig. Sticht mehrstimmig.'],
      flavor: 'Sings in unison. Stings in parts.',
      type: 'monster',
      rarity: 'common',
      art: { glyph: 'wasp-sting', props: ['dead-wood', 'fruit-tree'], lift: 0.05 },
      procs: { thornmanners: 10 },
    },
    {
      name: 'Cider Press',
      de: ['Mostpresse', 'Im Herbst mechanisch. Im Winter nachtragend.'],
      flavor: 'Mechanical in autumn. Vindictive in winter.',
      type: 'robot',
      rarity: 'uncommon',
      art: { glyph: 'mechanical-arm', props: ['barrel', 'fruit-tree'] },
      procs: { slowdrip: 15 },
      keepsakes: ['leaf-of-grafting'],
    },
    {
      name: 'Magpie Magistrate',
      de: ['Elsterrichter', 'Verurteilt wegen Diebstahls und behält die Beweise.'],
      flavor: 'Sentences for theft and keeps the evidence.',
      type: 'monster',
      rarity: 'normal',
      art: { glyph: 'crow-dive', props: ['gibbet', 'dead-wood'], lift: 0.03 },
      procs: { lightfingers: 25 },
      keepsakes: ['leaf-of-hanging', 'bell-clapper'],
    },
    {
      name: 'Long Annis of the Ladder',
      de: ['Lange Annis von der Leiter', 'Pflückt, was hoch hängt. Braucht keine Leiter mehr.'],
      flavor: 'Picks the high ones. No longer needs the ladder.',
      type: 'werewolf',
      rarity: 'rare',
      art: { glyph: 'sasquatch', props: ['gibbet', 'dead-wood'], halo: 1.05 },
      procs: { anger: 25 },
      keepsakes: ['leaf-of-hanging', 'leaf-of-grafting', 'bell-yoke'],
    },
  ],
  specialBait: [],
  tables: [
    {
      slug: 'gallows-orchard-common',
      name: 'Gallows Orchard, any bait',
      enemies: [
        ['windfall', 3300],
        ['wasp-choir', 2500],
        ['cider-press', 1900],
        ['fencekin', 1000],
        ['magpie-magistrate', 980],
        ['long-annis-of-the-ladder', 220],
        ['old-marrowmaw', 100],
      ],
    },
  ],
}

export const orchardEnemies = creaturesOf(orchard)
