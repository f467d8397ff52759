import { orders } from '../balance.mjs'

/**
 * The orders of hunters, one for each enemy type. Their effects do not depend on a tier. A copied retainer is as strong
 * as the retainer, and an evaded attack misses at any strength. So one emblem serves from the first region to the last.
 */
const order = ({ call, guard, ...entry }) => ({
  type: 'emblem',
  rarity: 'normal',
  price: { vgc: orders.price },
  requiredXp: orders.xp,
  stats: { [call]: { value: 1, percent: orders.call }, [guard]: { value: 1, percent: orders.guard } },
  ...entry,
})

export const orderEmblems = [
  {
    slug: 'salt-carriers',
    name: 'Guild of Salt Carriers',
    de: ['Zunft der Salzträger', 'Sie haben Schlimmeres begraben. Zweimal.'],
    flavor: 'They have buried worse. Twice.',
    call: 'secondburial',
    guard: 'saltedthreshold',
    art: { glyph: 'tombstone', ink: 'undead' },
  },
  {
    slug: 'menagerie-wardens',
    name: 'Wardens of the Menagerie',
    de: ['Menageriewärter', 'Fütterung ist um sechs. Bring jemanden mit.'],
    flavor: 'Feeding is at six. Bring somebody.',
    call: 'feedingtime',
    guard: 'chairandwhip',
    art: { glyph: 'stakes-fence', ink: 'monster' },
  },
  {
    slug: 'silversmiths-watch',
    name: 'Silversmiths’ Watch',
    de: ['Wache der Silberschmiede', 'Jeder Löffel war im Krieg.'],
    flavor: 'Every spoon has been to war.',
    call: 'hueandcry',
    guard: 'silvercollar',
    art: { glyph: 'anvil', ink: 'werewolf' },
  },
  {
    slug: 'brotherhood-of-the-loose-screw',
    name: 'Brotherhood of the Loose Screw',
    de: ['Bruderschaft der lockeren Schraube', 'Den ersten Webstuhl haben sie zerschlagen. Der letzte läuft noch.'],
    flavor: 'They smashed the first loom. The last one is still running.',
    call: 'generalstrike',
    guard: 'spannerintheworks',
    art: { glyph: 'screw', ink: 'robot' },
  },
  {
    slug: 'volunteer-fire-brigade',
    name: 'Volunteer Fire Brigade',
    de: ['Freiwillige Feuerwehr', 'Gegründet 1348. Der Brand hält an.'],
    flavor: 'Founded in 1348. The fire is still going.',
    call: 'bucketchain',
    guard: 'wetblanket',
    art: { glyph: 'water-tower', ink: 'dragon' },
  },
  {
    slug: 'committee-for-local-matters',
    name: 'Committee for Local Matters',
    de: ['Ausschuss für Hiesiges', 'Mitglied wird man durch Geburt. Hier.'],
    flavor: 'Membership is by birth. Here.',
    call: 'torchesandforks',
    guard: 'tinfoillining',
    art: { glyph: 'village', ink: 'alien' },
  },
].map(order)
