/** The oldest browsers in which the school works; `packages/app/index.html` tells older ones so. */
export const supportedBrowsers = { chrome: '110', firefox: '115', safari: '16.4' } as const
