/** Where answers stay on the device for when there is no line; who signs out, and a session that ends, take all of it along. */
export const CACHE_NAME = 'maktab-kept'
