// Starts Swagger UI. On the mock it also signs in as a demo account and reloads an edited contract.
const { base } = document.body.dataset
const hasMock = 'mock' in document.body.dataset

const dark = matchMedia('(prefers-color-scheme: dark)')
dark.addEventListener('change', () => document.documentElement.classList.toggle('dark-mode', dark.matches))

/** Swagger UI filters by tag only; this filters by path, summary and operation ID as well. */
const filterOperations = (tags, phrase) => {
  const words = phrase.toLowerCase().split(/\s+/)
  const matches = (tag, operation) => {
    const texts = [
      tag,
      operation.get('path'),
      operation.getIn(['operation', 'operationId']),
      operation.getIn(['operation', 'summary']),
    ]
    const text = texts.join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return tags
    .map((group, tag) => group.update('operations', (operations) => operations.filter((one) => matches(tag, one))))
    .filter((group) => group.get('operations').size > 0)
}

const FilterField = ({ React, layoutSelectors, layoutActions }) => {
  const filter = layoutSelectors.currentFilter()
  const field = React.createElement('input', {
    type: 'search',
    className: 'operation-filter-input',
    placeholder: 'Filter by path, name or summary',
    'aria-label': 'Filter',
    value: typeof filter === 'string' ? filter : '',
    onChange: ({ target }) => layoutActions.updateFilter(target.value),
  })
  return React.createElement('div', { className: 'wrapper' }, field)
}

/**
 * Resolves the references of a part of the document. Swagger UI's own resolver handles external references, which a
 * bundled document doesn't have, and takes seconds. `$$ref` names the schema.
 */
const resolveSubtree = async (document, path) => {
  const read = (steps) => steps.reduce((node, step) => node?.[step], document)
  const resolve = (node) => {
    if (Array.isArray(node)) return node.map(resolve)
    if (typeof node !== 'object' || node === null) return node
    const { $ref, ...rest } = node
    const target = $ref?.startsWith('#/') ? { ...read($ref.slice(2).split('/')), $$ref: $ref } : {}
    return Object.fromEntries(Object.entries({ ...target, ...rest }).map(([key, value]) => [key, resolve(value)]))
  }
  return { spec: resolve(read(path)), errors: [] }
}

/** Swagger UI sends the empty fields of a form. */
const omitEmptyFields = (request) => {
  if (request.body instanceof FormData) {
    for (const name of new Set(request.body.keys())) if (request.body.get(name) === '') request.body.delete(name)
  }
  return request
}

const ui = SwaggerUIBundle({
  // Not `url`, which Swagger UI would parse as YAML.
  spec: await (await fetch(`${base}openapi.json`)).json(),
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
  supportedSubmitMethods: hasMock ? ['get', 'put', 'post', 'delete', 'patch'] : [],
  requestInterceptor: omitEmptyFields,
  plugins: [
    ({ React }) => ({
      fn: { opsFilter: filterOperations, resolveSubtree },
      components: { FilterContainer: (props) => React.createElement(FilterField, { React, ...props }) },
    }),
  ],
})

if (hasMock) {
  await showPeople()
  new EventSource('/__mock/events').addEventListener('contract', () => location.reload())
}

async function showPeople() {
  const { people, password } = await (await fetch('/__mock/state')).json()
  const container = document.getElementById('people')
  if (password === null) {
    container.textContent = 'an account of the backend: call signIn, then Authorize'
    return
  }
  for (const { name, email } of people) {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', textContent: name, onclick: () => signIn(name, email, password) })
    button.setAttribute('aria-pressed', 'false')
    container.append(button)
  }
  const known = people.find(({ name }) => name === sessionStorage.getItem('person'))
  if (known) await signIn(known.name, known.email, password)
}

async function signIn(name, email, password) {
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token, error, message } = await response.json()
  document.getElementById('status').textContent = response.ok ? '' : (message ?? error)
  if (!response.ok) return
  ui.preauthorizeApiKey('token', token)
  sessionStorage.setItem('person', name)
  for (const button of document.querySelectorAll('#people button')) {
    button.setAttribute('aria-pressed', String(button.textContent === name))
  }
}
