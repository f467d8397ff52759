export { type PushBehaviour, PushServiceStandIn, type ReceivedPush, SubscribedBrowser } from './push-service-stand-in'
