export { duesService } from '../dues/dues'
export { playerModelsService } from '../players.model'
export { aWorld, aWorldOfDraws, idOf } from './a-world'
export { aViewer, type GameOptions, type Gateway, startGame, type TestGame } from './start-game'
