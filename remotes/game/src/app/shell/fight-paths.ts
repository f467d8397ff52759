/** The pages on which a fight is fought. */
export const fightPaths = ['/hunt', '/coffinhunt']
