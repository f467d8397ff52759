import { answerTasks } from '../threads/answer-tasks'
import { workOut } from './meeting'

answerTasks(workOut)
