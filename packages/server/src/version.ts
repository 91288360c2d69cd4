import own from '../package.json' with { type: 'json' }

/** Of the software, as releases are named. */
export const { version } = own
