const RETRY_MILLISECONDS = 3000

/** How long nothing is asked for again over a broken line. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
