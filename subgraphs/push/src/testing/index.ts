export { PushServiceStandIn, SubscribedBrowser } from './push-service-stand-in'
