import { answerTasks } from '../threads/answer-tasks'
import { workOut } from './encounter'

answerTasks(workOut)
