import { handleTasks } from '../threads/handle-tasks'
import { computeOdds } from './encounter'

handleTasks(computeOdds)
