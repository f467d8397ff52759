export { type CallStage, PaypalStandIn } from './paypal-stand-in'
