const documents = { v1: '/api/v1/openapi.json', oauth: '/oauth/openapi.json', first: '/api/openapi.json' }
const asked = new URLSearchParams(window.location.search).get('api') ?? ''
const shown = Object.hasOwn(documents, asked) ? asked : 'v1'
document.getElementById(shown)?.setAttribute('aria-current', 'page')
window.SwaggerUIBundle({ url: documents[shown], dom_id: '#api', deepLinking: true, validatorUrl: null })
