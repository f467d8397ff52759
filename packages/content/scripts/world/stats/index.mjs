import { harm } from './harm.mjs'
import { help } from './help.mjs'
import { household } from './household.mjs'
import { orderStats } from './kinds.mjs'

/** Numbers of a fighter. The short names are the ones the rules know. */
const plain = [
  {
    slug: 'health',
    name: 'Health',
    de: ['Lebenskraft', 'Wie viel du zu verlieren hast.'],
    art: { glyph: 'hearts', ink: 'bait' },
    flavor: 'How much of you there is to lose.',
  },
  {
    slug: 'damage',
    name: 'Damage',
    de: ['Schaden', 'Wie viel du ihnen mit einem Hieb nimmst.'],
    art: { glyph: 'crossed-swords' },
    flavor: 'How much of them you take with a blow.',
  },
  {
    slug: 'critchance',
    name: 'Crit chance',
    de: ['Kritische Treffer', 'Wie oft ein Hieb die Stelle findet, die doppelt schmerzt.'],
    unit: '%',
    art: { glyph: 'bullseye' },
    flavor: 'How often a blow finds the place that hurts twice.',
  },
  {
    slug: 'timewalker',
    name: 'Timewalker',
    de: [
      'Zeitgänger',
      'Verkürzt das Warten zwischen den Jagden. Die Zeit gehört dir; sonst hat sie niemand gebraucht.',
    ],
    unit: 's',
    art: { glyph: 'stopwatch', ink: 'night' },
    flavor: 'Cuts the wait between hunts. Time is yours; nobody else was using it.',
  },
  {
    slug: 'lootchance',
    name: 'Loot chance',
    de: ['Beutechance', 'Die Toten sind großzügig zu denen, die zweimal hinsehen.'],
    unit: '%',
    art: { glyph: 'clover', ink: 'metal' },
    flavor: 'The dead are generous to those who look twice.',
  },
  {
    slug: 'curator',
    name: 'Curator',
    de: ['Kurator', 'Guter Geschmack bei Gräbern. Öffnet den dritten Platz für Schmuck.'],
    art: { glyph: 'ring', ink: 'metal' },
    flavor: 'Good taste in graves. Opens the third accessory slot.',
  },
  {
    slug: 'dominate',
    name: 'Dominate',
    de: [
      'Dominanz',
      'Ein fester Ton mit dem Personal. Ab 1 öffnet sich der zweite Platz für Gefolge, ab 2 der dritte.',
    ],
    art: { glyph: 'hand', ink: 'curse' },
    flavor: 'A firm manner with staff. One opens the second retainer slot, two the third.',
  },
  {
    slug: 'coffincharges',
    name: 'Coffin charges',
    de: ['Sargladungen', 'Jagden, die ein Sarg für später aufhebt.'],
    art: { glyph: 'coffin', ink: 'night' },
    flavor: 'Hunts a coffin can keep for later.',
  },
  {
    slug: 'coffinrecharge',
    name: 'Coffin recharge',
    de: ['Sargruhe', 'Wie lange du für eine Ladung stillliegen musst.'],
    unit: 's',
    art: { glyph: 'hourglass', ink: 'night' },
    flavor: 'How long you have to lie still for one charge.',
  },
  {
    slug: 'cloning',
    name: 'Cloning',
    de: ['Doppelung', 'Ab und zu kommt die Beute zweimal. Die Beute fragt niemand.'],
    unit: '%',
    art: { glyph: 'two-shadows', ink: 'curse' },
    flavor: 'Now and then the loot comes twice. Nobody asks the loot.',
  },
  {
    slug: 'bloodlust',
    name: 'Bloodlust',
    de: ['Blutdurst', 'Manche Nächte sind trocken. Dann trinkst du mit jedem Hieb.'],
    unit: '%',
    art: { glyph: 'blood', ink: 'bait' },
    flavor: 'Some nights are dry. Then you drink with every blow.',
  },
  {
    slug: 'megalomania',
    name: 'Megalomania',
    de: ['Größenwahn', 'Es hält sich für größer, als es ist. Die Belohnung auch.'],
    unit: '%',
    art: { glyph: 'imperial-crown', ink: 'metal' },
    flavor: 'It thinks itself greater than it is. So does the reward.',
  },
  {
    slug: 'bloodcraze',
    name: 'Bloodcraze',
    de: ['Blutrausch', 'Keiner zählt mehr, und jede Runde fällt gröber aus.'],
    unit: '%',
    art: { glyph: 'enrage', ink: 'bait' },
    flavor: 'Neither of you is counting, and every round is ruder.',
  },
  {
    slug: 'xplosion',
    name: 'Xplosion',
    de: ['Xplosion', 'Eine Lehre, die du gleich zweimal bekommst. Sie liegt überall verstreut.'],
    unit: '%',
    art: { glyph: 'star-prominences', ink: 'gem' },
    flavor: 'A lesson you are taught twice. It is all over the place.',
  },
  {
    slug: 'investment',
    name: 'Investment',
    de: ['Geldanlage', 'Sie haben gespart. Für dich, wie sich herausstellt.'],
    unit: '%',
    art: { glyph: 'coins-pile', ink: 'metal' },
    flavor: 'They had been saving. For you, as it turns out.',
  },
]

const procs = [
  {
    slug: 'redthirst',
    name: 'Red Thirst',
    de: ['Roter Durst', 'Es verlässt sie und kommt bei dir an.'],
    proc: ['leech', 'attack', 'blood'],
    art: { glyph: 'droplets', ink: 'bait' },
    flavor: 'It leaves them and arrives in you.',
  },
  {
    slug: 'mistform',
    name: 'Mist Form',
    de: ['Nebelgestalt', 'Der Hieb geht hindurch. Es ist beiden etwas peinlich.'],
    proc: ['evasion', 'attacked', null],
    art: { glyph: 'fog', ink: 'night' },
    flavor: 'The blow passes through. It is a little embarrassing for both.',
  },
  {
    slug: 'coldshoulder',
    name: 'Cold Shoulder',
    de: ['Kalte Schulter', 'Ihr bester Trick, mit Nichtachtung gestraft.'],
    proc: ['evasion', 'procced', null],
    art: { glyph: 'shadow-follower', ink: 'night' },
    flavor: 'Their best trick, ignored.',
  },
  {
    slug: 'gravechill',
    name: 'Grave Chill',
    de: ['Grabeskälte', 'Eine Hand im Nacken. Sie setzen eine Runde aus.'],
    proc: ['stun', 'attack', 'cold'],
    art: { glyph: 'skeletal-hand', ink: 'undead' },
    flavor: 'A hand on the neck. They miss their turn.',
  },
  {
    slug: 'emberkiss',
    name: 'Ember Kiss',
    de: ['Glutkuss', 'Erst ist es warm, und dann nicht mehr nur warm.'],
    proc: ['damage', 'attack', 'fire'],
    art: { glyph: 'candlebright', ink: 'dragon' },
    flavor: 'It is warm, and then it is not only warm.',
  },
  {
    slug: 'silverbite',
    name: 'Silverbite',
    de: ['Silberbiss', 'Für Werwölfe. Alle anderen finden es dekorativ.'],
    proc: ['damage', 'attack', 'silver', 'werewolf'],
    art: { glyph: 'barbed-arrow', ink: 'werewolf' },
    flavor: 'For werewolves. Everyone else finds it decorative.',
  },
  {
    slug: 'secondsupper',
    name: 'Second Supper',
    de: ['Zweites Abendmahl', 'Ein Schluck zwischen den Runden.'],
    proc: ['healing', 'roundend', null],
    art: { glyph: 'health-potion', ink: 'brew' },
    flavor: 'A sip between rounds.',
  },
  {
    slug: 'lightfingers',
    name: 'Light Fingers',
    de: ['Lange Finger', 'Ihre Börse wechselt die Seite.'],
    proc: ['theft', 'attack', null],
    art: { glyph: 'snatch', ink: 'metal' },
    flavor: 'Their purse joins your side.',
  },
  {
    slug: 'anger',
    name: 'Slow Anger',
    de: ['Langsamer Zorn', 'Jeder blaue Fleck ist ein Grund, fester zuzuschlagen.'],
    proc: ['strength', 'hit', null],
    art: { glyph: 'mailed-fist' },
    flavor: 'Every bruise is an argument for hitting harder.',
  },
  {
    slug: 'unravel',
    name: 'Unravel',
    de: ['Auftrennen', 'Zieh an einem Faden. Sieh zu, worauf sie stolz waren.'],
    proc: ['dispel', 'roundstart', 'curse'],
    art: { glyph: 'sewing-string', ink: 'curse' },
    flavor: 'Pull one thread. Watch what they were proud of.',
  },
  {
    slug: 'summoning',
    name: 'Summoning',
    de: ['Beschwörung', 'Wer dein Gefolge anführt, bringt einen Freund mit demselben Gesicht mit.'],
    proc: ['summoning', 'combatstart', null],
    art: { glyph: 'raise-skeleton', ink: 'curse' },
    flavor: 'Your first retainer brings a friend with the same face.',
  },
  {
    slug: 'dismissal',
    name: 'Dismissal',
    de: ['Entlassung', 'Einem ihrer Diener fällt ein anderer Termin ein.'],
    proc: ['banishing', 'combatstart', 'curse'],
    art: { glyph: 'angel-outfit', ink: 'curse' },
    flavor: 'One of their servants remembers another appointment.',
  },
]

const slayer = (slug, name, de, creature, element, art, flavor) => ({
  slug,
  name,
  de,
  proc: ['damage', 'attack', element, creature],
  art,
  flavor,
})

/** Stats that each work against one enemy type. */
const slayers = [
  slayer(
    'saltline',
    'Line of Salt',
    ['Salzlinie', 'Gegen Untote. Sie dürfen nicht darüber; sie liegen schon darin.'],
    'undead',
    'silver',
    { glyph: 'salt-shaker', ink: 'undead' },
    'For the undead. They may not cross it; they are lying in it.',
  ),
  slayer(
    'beastneedle',
    'Beastkeeper’s Needle',
    ['Bestiennadel', 'Gegen Monster. Schläfert ein, beginnend beim Hals.'],
    'monster',
    'venom',
    { glyph: 'sewing-needle', ink: 'monster' },
    'For monsters. Puts to sleep, starting at the throat.',
  ),
  slayer(
    'rustwater',
    'Rust Water',
    ['Rostwasser', 'Gegen Roboter. Ein Schluck, und die Garantie erlischt.'],
    'robot',
    'storm',
    { glyph: 'oil-can', ink: 'robot' },
    'For robots. One sip voids the warranty.',
  ),
  slayer(
    'wyrmsbane',
    'Wyrmsbane',
    ['Lindwurmtod', 'Gegen Drachen. Ziele auf die Schuppe, die fehlt.'],
    'dragon',
    'cold',
    { glyph: 'harpoon-trident', ink: 'dragon' },
    'For dragons. Aim for the scale that is missing.',
  ),
  slayer(
    'plainsoil',
    'Plain Soil',
    ['Schlichte Erde', 'Gegen Außerirdische. Sie vertragen nichts von hier.'],
    'alien',
    'physical',
    { glyph: 'dig-hole', ink: 'alien' },
    'For aliens. They are not used to anything from here.',
  ),
]

/** The tables of procs by effect and moment, as a list. */
const listed = Object.entries({ ...harm, ...help, ...household }).flatMap(([type, moments]) =>
  Object.entries(moments).map(([moment, { element = null, ...proc }]) => ({ ...proc, proc: [type, moment, element] })),
)

export const stats = [...plain, ...procs, ...slayers, ...listed, ...orderStats].map((stat, index) => ({
  ...stat,
  orderIndex: (index + 1) * 10,
}))
