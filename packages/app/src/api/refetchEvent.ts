/** Said to the page when the mock answers differently from now on; whoever holds answers then asks again. */
export const REFETCH_EVENT = 'maktab:ask-again'
