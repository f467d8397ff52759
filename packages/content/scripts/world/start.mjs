/**
 * A new player: standing in the first ground, armed, with bait for twenty hunts and gold for twenty more. The coffin
 * holds charges for the first minutes; the first ranks add more. The first mission is made of these hunts. The avatar
 * is not worn, so that each new player has another portrait.
 */
export const start = {
  ground: 'hollow-abbey',
  currencies: { vgc: 160 },
  items: [
    { item: 'letter-opener', amount: 1, equipped: true },
    { item: 'warm-rat', amount: 20, equipped: true },
    { item: 'coffin-on-loan', amount: 1, equipped: true },
    { item: 'avatar-fledgling', amount: 1, equipped: false },
  ],
  coffinCharges: 3,
  mission: [
    { enemy: 'shambling-dead', goal: 2 },
    { enemy: 'belfry-swarm', goal: 2 },
  ],
}
