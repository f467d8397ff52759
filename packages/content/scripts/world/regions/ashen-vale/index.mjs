import { withAffinityBaits } from '../../make/affinity.mjs'
import { withDanger } from '../../make/creature.mjs'
import { withOffal } from '../../make/offal.mjs'
import { abbeyEnemies } from './abbey.mjs'
import { foundryEnemies } from './foundry.mjs'
import { moorEnemies } from './moor.mjs'
import { orchard, orchardEnemies } from './orchard.mjs'

/**
 * The first region, set by hand. The creatures of its grounds are `[enemy, part of 10,000]`, in the order of the table.
 */
const region = {
  slug: 'ashen-vale',
  name: 'Ashen Vale',
  de: [
    'Aschental',
    'Eine Abtei, ein Moor, ein Schlot, der nie schläft. Die Straße dazwischen ist gerade wie eine Beichte.',
  ],
  sequence: 1,
  rule: 'ash',
  scene: { name: 'vale' },
  flavor: 'One abbey, one moor, one chimney that never sleeps. The road between them is as straight as a confession.',
  grounds: [
    {
      slug: 'hollow-abbey',
      name: 'Hollow Abbey',
      de: ['Hohle Abtei', 'Die Glocken wurden verkauft. Sie läuten trotzdem.'],
      sequence: 1,
      scene: { name: 'abbey' },
      flavor: 'The bells were sold. They ring anyway.',
      tables: [
        {
          slug: 'hollow-abbey-common',
          name: 'Hollow Abbey, any bait',
          enemies: [
            ['shambling-dead', 3550],
            ['belfry-swarm', 2600],
            ['crypt-weaver', 1600],
            ['bone-caller', 1200],
            ['weeping-shade', 760],
            ['faceless-abbess', 190],
            ['the-sexton', 100],
          ],
        },
      ],
    },
    {
      slug: 'wolfsmoor',
      name: 'Wolfsmoor',
      de: ['Wolfsmoor', 'Kein Schlüssel, keine Fragen, kein Zaun, der hielt. Komm früh; geh früh.'],
      sequence: 2,
      scene: { name: 'moor' },
      flavor: 'No key, no questions, no fence that held. Come early; leave early.',
      travelCost: { vgc: 25 },
      specialBait: ['silver-belled-lamb'],
      tables: [
        {
          slug: 'wolfsmoor-common',
          name: 'Wolfsmoor, any bait',
          enemies: [
            ['moor-hound', 3350],
            ['peat-wader', 2600],
            ['fencekin', 1700],
            ['toll-automaton', 1300],
            ['peat-widow', 760],
            ['thirteenth-son', 190],
            ['old-marrowmaw', 100],
          ],
        },
        {
          slug: 'wolfsmoor-bell',
          name: 'Wolfsmoor, Silver-Belled Lamb',
          enemies: [
            ['fencekin', 4400],
            ['peat-widow', 2600],
            ['thirteenth-son', 2400],
            ['old-marrowmaw', 600],
          ],
        },
      ],
    },
    orchard,
    {
      slug: 'ember-foundry',
      name: 'Ember Foundry',
      de: ['Gluthütte', 'Niemand weiß, was sie herstellt. Sie stellt viel davon her.'],
      sequence: 4,
      scene: { name: 'foundry' },
      flavor: 'Nobody knows what it makes. It makes a great deal of it.',
      requiredXp: 1600,
      key: 'ninth-shift-key',
      travelCost: { vgc: 60 },
      tables: [
        {
          slug: 'ember-foundry-common',
          name: 'Ember Foundry, any bait',
          enemies: [
            ['stoker-drone', 2500],
            ['rivet-spider', 2100],
            ['clinker-wyrm', 2000],
            ['cinder-whelp', 1750],
            ['night-foreman', 800],
            ['listening-slag', 560],
            ['the-visitor', 190],
            ['cinder-matriarch', 100],
          ],
        },
      ],
    },
  ],
}

const affinityBaits = [
  { bait: 'unsigned-epitaph', name: 'Unsigned Epitaph', type: 'undead' },
  { bait: 'marrowbone-whistle', name: 'Marrowbone Whistle', type: 'werewolf' },
  { bait: 'loose-cog', name: 'Loose Cog', type: 'robot' },
]

const offal = { bait: 'yesterdays-offal', name: 'Yesterday’s Offal' }

const enemies = [...[...abbeyEnemies, ...moorEnemies, ...foundryEnemies].map(withDanger), ...orchardEnemies]

export const ashenVale = {
  region: {
    ...region,
    grounds: region.grounds.map((ground) =>
      withOffal(withAffinityBaits(ground, enemies, affinityBaits), enemies, offal),
    ),
  },
  enemies,
}
