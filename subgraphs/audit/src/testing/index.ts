export { numberStaffEvents } from '../events/number-staff-events'
export { readStaffEventsAfter } from '../events/read-staff-events'
export { staffEventModelsService } from '../events/staff-events.model'
