/** No key of an item: the focus goes to whatever stands there then, an item, the list, or that there is nothing. */
export const FOCUS_FALLBACK = ''
