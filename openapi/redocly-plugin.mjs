// Custom rules for `redocly lint`. Plain JavaScript, because the linter loads it directly.

const roles = ['admin', 'teacher', 'student', 'visitor']
const parts = ['payments', 'teaching']

function perOperation(check) {
  return () => ({
    Operation: {
      enter(operation, { report, location, resolve }) {
        for (const message of check(operation, resolve))
          report({ message: `${operation.operationId}: ${message}`, location })
      },
    },
  })
}

/** Also if a token is optional. */
const isPublic = ({ security }) => security?.length === 0 || security?.some((one) => Object.keys(one).length === 0)
const requireResponse = (operation, status, kind) =>
  operation.responses?.[status] ? [] : [`${kind} must have a ${status} response.`]

const bodiesHave422 = perOperation((operation) =>
  operation.requestBody ? requireResponse(operation, '422', 'an operation with a body') : [],
)

const securedCallsHave401 = perOperation((operation) =>
  isPublic(operation)
    ? []
    : ['401', '403'].flatMap((status) => requireResponse(operation, status, 'a secured operation')),
)

const idsHave404 = perOperation((operation) =>
  (operation.parameters ?? []).some((parameter) => parameter.in === 'path')
    ? requireResponse(operation, '404', 'an operation with a path parameter')
    : [],
)

const everyCallHas500 = perOperation((operation) => requireResponse(operation, '500', 'an operation'))
const everyCallHas503 = perOperation((operation) => requireResponse(operation, '503', 'an operation'))

const callsNameRolesAndSection = perOperation((operation) => {
  const named = operation['x-roles'] ?? []
  return [
    ...(named.length > 0 && named.every((role) => roles.includes(role))
      ? []
      : [`x-roles must list the roles that may call it (${roles.join(', ')}).`]),
    ...missingSource(operation),
  ]
})

/** Operations of administrators say for which parts of the office they are; `everything` stands alone. */
const adminCallsNameParts = perOperation(({ 'x-roles': named = [], 'x-parts': given }) => {
  if (!named.includes('admin')) return given === undefined ? [] : ['x-parts is only for operations of administrators.']
  const isValid =
    Array.isArray(given) &&
    (given.join() === 'everything' || (given.length > 0 && given.every((part) => parts.includes(part))))
  return isValid ? [] : [`x-parts must be [everything] or a list of ${parts.join(', ')}.`]
})

/** Extensions must be marked and name the decision that adds them. */
function missingSource({ 'x-extension': isExtension, description = '' }) {
  if (isExtension === undefined) {
    return /[12]§\d/.test(description) ? [] : ['the description must cite a section of the specification, such as 1§7.']
  }
  if (isExtension !== true) return ['x-extension must be true or absent.']
  return /Specification: an extension, decision \d+/.test(description)
    ? []
    : ['the description of an extension must contain “Specification: an extension, decision N”.']
}

function answersHaveExamples() {
  return {
    Response: {
      MediaType: {
        leave(media, { report, location }) {
          if (Object.keys(media.examples ?? {}).length === 0)
            report({ message: 'A response must have named examples.', location })
        },
      },
    },
  }
}

const bodiesHaveExamples = perOperation((operation) =>
  operation.requestBody && bodyExamplesOf(operation).length === 0 ? ['a request body must have named examples.'] : [],
)

/** A text may be a secret that logs must omit; numbers and enum values are not. */
const textsInPathsSayWhetherSecret = perOperation((operation, resolve) =>
  (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'path' && !isHarmless(resolve(parameter.schema ?? {}).node))
    .filter((parameter) => typeof parameter['x-secret'] !== 'boolean')
    .map(({ name }) => `the path parameter ${name} must set x-secret to true or false.`),
)

function isHarmless({ type, enum: words }) {
  return type === 'integer' || words !== undefined
}

/** A body example needs a path parameter example of the same name. */
const idsHaveExamples = perOperation((operation) => {
  const [wanted, those] = operation.requestBody
    ? [bodyExamplesOf(operation), 'the request body']
    : [['typical'], 'an operation without a body']
  return (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, examples = {} }) =>
      wanted.join() === Object.keys(examples).join()
        ? []
        : [`${name} must have the same examples as ${those}: ${wanted.join(', ')}.`],
    )
})

function bodyExamplesOf({ requestBody }) {
  return Object.values(requestBody.content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples))
}

/** `typical` comes first because the mock responds with the first example. */
function listsHaveExamples() {
  return {
    Operation: {
      enter(operation, { report, location, resolve }) {
        const media = resolve(operation.responses?.['200'] ?? {}).node?.content?.['application/json']
        const names = Object.keys(media?.examples ?? {})
        const schema = resolve(media?.schema ?? {}).node
        // A second list in a response is only supplementary.
        const isList = Object.values(schema?.properties ?? {})[0]?.type === 'array'
        if (!isList) return
        for (const name of ['typical', 'empty', 'longText']) {
          if (!names.includes(name))
            report({ message: `${operation.operationId}: a list must have the example “${name}”.`, location })
        }
        if (names[0] !== 'typical')
          report({ message: `${operation.operationId}: “typical” must be the first example.`, location })
      },
    },
  }
}

/**
 * Patterns that JavaScript (with and without the flag u), Python and RE2 interpret alike: no class escapes, which Python
 * extends to all scripts and others lack; no assertions; characters as literals or two hexadecimal digits.
 */
function patternsArePortable() {
  return {
    Schema: {
      enter({ pattern }, { report, location }) {
        if (typeof pattern !== 'string') return
        const bare = pattern.replaceAll(/\\(?:x[\dA-Fa-f]{2}|[^\dA-Za-z])/g, '')
        const odd = /\\.|\(\?(?!:)|[\u{10000}-\u{10FFFF}]/u.exec(bare)?.[0]
        if (odd !== undefined)
          report({ message: `“${odd}” in a pattern isn’t portable: list the characters.`, location })
      },
    },
  }
}

export default function maktab() {
  return {
    id: 'maktab',
    rules: {
      oas3: {
        'answers-have-examples': answersHaveExamples,
        'bodies-have-422': bodiesHave422,
        'bodies-have-examples': bodiesHaveExamples,
        'ids-have-examples': idsHaveExamples,
        'texts-in-paths-say-whether-secret': textsInPathsSayWhetherSecret,
        'secured-calls-have-401': securedCallsHave401,
        'ids-have-404': idsHave404,
        'every-call-has-500': everyCallHas500,
        'every-call-has-503': everyCallHas503,
        'calls-name-roles-and-section': callsNameRolesAndSection,
        'admin-calls-name-parts': adminCallsNameParts,
        'lists-have-situations': listsHaveExamples,
        'patterns-read-alike': patternsArePortable,
      },
    },
  }
}
