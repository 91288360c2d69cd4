import react from 'react'

const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

/**
 * For the tools of its developers React notes where each element was made, and how long each component took. No test reads
 * that, and it is an eighth of what a page of tests costs; whatever React warns of is said all the same.
 */
if (internals instanceof Object) {
  // As it counts when it has noted too many already.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e6, set: () => {} })
}
Reflect.deleteProperty(console, 'timeStamp')
