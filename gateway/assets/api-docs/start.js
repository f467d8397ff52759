const first = new URLSearchParams(window.location.search).get('api') === 'first'
window.SwaggerUIBundle({
  url: first ? '/api/openapi.json' : '/api/v1/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  validatorUrl: null,
})
