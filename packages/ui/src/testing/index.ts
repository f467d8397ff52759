/** For tests of front ends: a page in its surroundings, a gateway that answers by the real schema, somebody logged in. */
export { aToken, logInAs, logOut } from './a-token'
export { findProblems } from './find-problems'
export {
  type FieldAnswer,
  type GatewayAnswers,
  type GatewayCall,
  type MockGateway,
  mockGateway,
} from './mock-gateway'
export { type Rendered, type RenderOptions, renderWithProviders } from './render-with-providers'
