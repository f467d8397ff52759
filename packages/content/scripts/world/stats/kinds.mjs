/** The stats of each order of hunters against its enemy type: companions against it, and a guard against its danger. */
const orders = [
  {
    creature: 'undead',
    element: 'silver',
    call: {
      slug: 'secondburial',
      name: 'Second Burial',
      de: ['Zweitbestattung', 'Gegen Untote. Jede Runde greift noch jemand zur Schaufel.'],
      art: { glyph: 'hasty-grave', ink: 'undead' },
      flavor: 'For the undead. Each round somebody else takes up a shovel.',
    },
    guard: {
      slug: 'saltedthreshold',
      name: 'Salted Threshold',
      de: ['Gesalzene Schwelle', 'Gegen Untote. Sie bleiben stehen und zählen die Körner.'],
      art: { glyph: 'powder', ink: 'undead' },
      flavor: 'For the undead. They stop to count the grains.',
    },
  },
  {
    creature: 'monster',
    element: 'venom',
    call: {
      slug: 'feedingtime',
      name: 'Feeding Time',
      de: ['Fütterungszeit', 'Gegen Monster. Jede Runde hält ein Wärter mehr die Tür.'],
      art: { glyph: 'knife-fork', ink: 'monster' },
      flavor: 'For monsters. Each round one more keeper holds the door.',
    },
    guard: {
      slug: 'chairandwhip',
      name: 'Chair and Whip',
      de: ['Stuhl und Peitsche', 'Gegen Monster. Es beißt in den Stuhl.'],
      art: { glyph: 'wooden-chair', ink: 'monster' },
      flavor: 'For monsters. It bites the chair.',
    },
  },
  {
    creature: 'werewolf',
    element: 'silver',
    call: {
      slug: 'hueandcry',
      name: 'Hue and Cry',
      de: ['Zeter und Mordio', 'Gegen Werwölfe. Jede Runde ein Nachbar mehr, mit Kerzenständer.'],
      art: { glyph: 'candle-holder', ink: 'werewolf' },
      flavor: 'For werewolves. Each round another neighbour, with a candlestick.',
    },
    guard: {
      slug: 'silvercollar',
      name: 'Silver Collar',
      de: ['Silberhalsband', 'Gegen Werwölfe. Sie setzen zum Sprung an, und dann sitzen sie.'],
      art: { glyph: 'dog-house', ink: 'werewolf' },
      flavor: 'For werewolves. They are about to leap, and then they sit.',
    },
  },
  {
    creature: 'robot',
    element: 'storm',
    call: {
      slug: 'generalstrike',
      name: 'General Strike',
      de: ['Generalstreik', 'Gegen Roboter. Jede Runde legt einer mehr das Werkzeug nieder, und zwar auf sie.'],
      art: { glyph: 'big-gear', ink: 'robot' },
      flavor: 'For robots. Each round one more lays down his tools, on them.',
    },
    guard: {
      slug: 'spannerintheworks',
      name: 'Spanner in the Works',
      de: ['Sand im Getriebe', 'Gegen Roboter. Der Hieb ist unterwegs. So steht es im Protokoll.'],
      art: { glyph: 'cog', ink: 'robot' },
      flavor: 'For robots. The blow is on its way. It says so in the log.',
    },
  },
  {
    creature: 'dragon',
    element: 'cold',
    call: {
      slug: 'bucketchain',
      name: 'Bucket Chain',
      de: ['Eimerkette', 'Gegen Drachen. Jede Runde wird die Kette um einen länger.'],
      art: { glyph: 'pouring-pot', ink: 'dragon' },
      flavor: 'For dragons. Each round the chain is longer by one.',
    },
    guard: {
      slug: 'wetblanket',
      name: 'Wet Blanket',
      de: ['Nasse Decke', 'Gegen Drachen. Die Flamme entschuldigt sich und geht aus.'],
      art: { glyph: 'rolled-cloth', ink: 'dragon' },
      flavor: 'For dragons. The flame apologises and goes out.',
    },
  },
  {
    creature: 'alien',
    element: 'physical',
    call: {
      slug: 'torchesandforks',
      name: 'Torches and Pitchforks',
      de: ['Fackeln und Mistgabeln', 'Gegen Außerirdische. Jede Runde reicht es noch einem aus dem Dorf.'],
      art: { glyph: 'pitchfork', ink: 'alien' },
      flavor: 'For aliens. Each round another villager has had enough.',
    },
    guard: {
      slug: 'tinfoillining',
      name: 'Tinfoil Lining',
      de: ['Alufutter', 'Gegen Außerirdische. Sie greifen nach deinen Gedanken und finden einen Hut.'],
      art: { glyph: 'pilgrim-hat', ink: 'alien' },
      flavor: 'For aliens. They reach for your thoughts and find a hat.',
    },
  },
]

export const orderStats = orders.flatMap(({ creature, element, call, guard }) => [
  { ...call, proc: ['summoning', 'roundstart', element, creature] },
  { ...guard, proc: ['evasion', 'attacked', null, creature] },
])
