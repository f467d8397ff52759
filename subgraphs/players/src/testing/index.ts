export { scheduledEffectsService } from '../schedule/scheduled-effects'
export { playerModelsService } from '../store/players.model'
export { aWorld, aWorldOfDraws, idOf } from './a-world'
export { aViewer, type GameOptions, type Gateway, type GatewayOptions, startGame, type TestGame } from './start-game'
