/** For tests of front ends: a page in its surroundings, a gateway that answers by the real schema, somebody logged in. */

export { findAccessibilityViolations } from './accessibility'
export { actAsUser } from './act-as-user'
export { EventStreamStandIn } from './event-stream-stand-in'
export { lateAnswer } from './late-answer'
export { createToken, logInAs, logInAsAnother, logOut } from './log-in'
export {
  type FieldResponse,
  type GatewayCall,
  type GatewayResponses,
  type MockGateway,
  mockGateway,
} from './mock-gateway'
export { narrowWindow } from './narrow-window'
export { type Rendered, type RenderOptions, renderWithProviders } from './render-with-providers'
