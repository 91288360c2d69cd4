import project from '../../../../package.json' with { type: 'json' }

/** The version of the software: the root package.json is the one place that says it, for the archive too. */
export const { version } = project
