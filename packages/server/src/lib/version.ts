import project from '../../../../package.json' with { type: 'json' }

/** The version in the root package.json, which the archive uses too. */
export const { version } = project
