/** Dispatched on `window` when the mock’s responses have changed, so that all queries refetch. */
export const REFETCH_EVENT = 'maktab:ask-again'
