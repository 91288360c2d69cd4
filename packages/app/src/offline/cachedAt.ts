/** When the school said what was read from the device; what it says now is not in here. */
export const cachedAt = new WeakMap<object, number>()
